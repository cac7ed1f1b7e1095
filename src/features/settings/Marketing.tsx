import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Input } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Switch } from '#ui/forms/Switch.tsx';
import { words } from './words.en.ts';

const channels = ['push', 'sms', 'email'] as const;
type Channel = (typeof channels)[number];

/**
 * Marketing consent by channel: an opt-out applies on the device even if it can't be sent now (players RG-20), a
 * consent only once the operator has it.
 */
export function Marketing() {
  const t = words.use();
  const { value } = useReply('selfLimitInfo', {});
  const { pending, refused } = useSnapshot(stores.rg);
  /** The channels that were switched here; the others follow the outbox, then the operator. */
  const [chosen, setChosen] = useState<Partial<Record<Channel, boolean>>>({});
  // A choice that the operator has refused since isn't theirs.
  if (Object.keys(chosen).length > 0 && refused?.some(({ call }) => call === 'marketingOptOut')) setChosen({});
  const waiting = pending
    .filter(({ call }) => call === 'marketingOptOut')
    .map(({ input }) => input as Input<'marketingOptOut'>);
  const isWaiting = (channel: Channel) => waiting.some((each) => each[channel]);
  const isOut = (channel: Channel) =>
    chosen[channel] ?? (isWaiting(channel) || Boolean(value?.marketing[channel] ?? true));
  const { run } = useAction(async (channel: Channel, refuses: boolean) => {
    setChosen({ ...chosen, [channel]: refuses });
    try {
      await app.rg.optOut({ [channel]: refuses });
    } catch (failure) {
      setChosen(chosen);
      throw failure;
    }
  });
  return channels.map((channel) => (
    <Switch
      key={channel}
      label={t(channel)}
      on={!isOut(channel)}
      disabled={!value}
      onSwitch={(on) => void run(channel, !on)}
    />
  ));
}
