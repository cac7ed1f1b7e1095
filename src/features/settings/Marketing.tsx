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
  /** The channels that were switched here; the others follow the operator. */
  const [chosen, setChosen] = useState<Partial<OptOuts>>({});
  const saved = value?.marketing ?? { push: true, sms: true, email: true };
  const optedOut: OptOuts = { push: !!saved.push, sms: !!saved.sms, email: !!saved.email, ...chosen };
  const { run } = useAction(async (channel: keyof OptOuts, isOut: boolean) => {
    setChosen({ ...chosen, [channel]: isOut });
    try {
      await app.rg.optOut({ ...optedOut, [channel]: isOut });
    } catch (failure) {
      setChosen(chosen);
      throw failure;
    }
  });
  return channels.map((channel) => (
    <Switch
      key={channel}
      label={t(channel)}
      on={!optedOut[channel]}
      disabled={!value}
      onSwitch={(on) => void run(channel, !on)}
    />
  ));
}
