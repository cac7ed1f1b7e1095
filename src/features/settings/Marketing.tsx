import { useState } from 'react';
import { useReply } from '#nav/useReply.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Switch } from '#ui/forms/Switch.tsx';
import { words } from './words.en.ts';

const channels = ['push', 'sms', 'email'] as const;
type OptOuts = Record<(typeof channels)[number], boolean>;

/** Marketing consent by channel; an opt-out applies on the device even if it can't be sent now (players RG-20). */
export function Marketing() {
  const t = words.use();
  const { value } = useReply('selfLimitInfo', {});
  const [chosen, setChosen] = useState<OptOuts>();
  const { run } = useAction(async (optOuts: OptOuts) => {
    setChosen(optOuts);
    try {
      await app.rg.optOut(optOuts);
    } catch (failure) {
      setChosen(undefined);
      throw failure;
    }
  });
  const saved = value?.marketing ?? { push: true, sms: true, email: true };
  const optedOut: OptOuts = chosen ?? { push: !!saved.push, sms: !!saved.sms, email: !!saved.email };
  const change = (channel: keyof OptOuts, on: boolean) => void run({ ...optedOut, [channel]: !on });
  return channels.map((channel) => (
    <Switch
      key={channel}
      label={t(channel)}
      on={!optedOut[channel]}
      disabled={!value}
      onSwitch={(on) => change(channel, on)}
    />
  ));
}
