import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
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
  const { pending } = useSnapshot(stores.rg);
  /** The channels that were switched here; the others follow the outbox, then the operator. */
  const [chosen, setChosen] = useState<Partial<OptOuts>>({});
  const saved = value?.marketing ?? { push: true, sms: true, email: true };
  const waiting = pending.filter(({ call }) => call === 'marketingOptOut').at(-1)?.input as OptOuts | undefined;
  const optedOut: OptOuts = { push: !!saved.push, sms: !!saved.sms, email: !!saved.email, ...waiting, ...chosen };
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
