import { useState } from 'react';
import { Check } from '#ui/forms/Check.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { Sample } from './Sample.tsx';
import { long } from './samples.ts';

const channels = [
  { value: 1, label: 'GCash', note: '₱100 to ₱50,000' },
  { value: 2, label: 'Maya', note: '+5 %' },
  { value: 3, label: 'Bank', note: 'Closed', disabled: true },
];
const tabs = [
  { id: 'phone', name: 'Phone' },
  { id: 'account', name: 'Account' },
  { id: 'third', name: 'History' },
] as const;

/** Controls for choosing. */
export function Choices() {
  const [channel, setChannel] = useState(1);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isOn, setIsOn] = useState(true);
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('phone');
  return (
    <>
      <Sample name="Check">
        <Check label="I am 21 or older" checked={isAccepted} onChange={setIsAccepted} />
        <Check
          label={long}
          checked={!isAccepted}
          onChange={(checked) => setIsAccepted(!checked)}
          error="Please accept."
        />
      </Sample>
      <Sample name="Switch">
        <Switch label="Sound" note="Of the app; games have their own" on={isOn} onSwitch={setIsOn} />
        <Switch label={long} on={!isOn} onSwitch={(off) => setIsOn(!off)} />
        <Switch label="Closed" on={false} onSwitch={setIsOn} disabled />
      </Sample>
      <Sample name="Radio cards">
        <RadioCards legend="Channel" options={channels} value={channel} onChange={setChannel} />
        <RadioCards legend="Refused" options={channels} value={undefined} onChange={setChannel} error="Choose one." />
      </Sample>
      <Sample name="Tabs">
        <Tabs label="Ways in" tabs={tabs} current={tab} onSelect={setTab}>
          <p>The panel of {tab}.</p>
        </Tabs>
      </Sample>
    </>
  );
}
