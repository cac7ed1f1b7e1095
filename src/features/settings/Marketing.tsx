import { useState } from 'react';
import { useReply } from '#nav/useReply.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Switch } from '#ui/forms/Switch.tsx';
import { words } from './words.ts';

const ways = ['push', 'sms', 'email'] as const;
type Wishes = Record<(typeof ways)[number], boolean>;

/** Marketing consent by channel; an opt-out applies on the device even if it can't be sent now (players RG-20). */
export function Marketing() {
  const t = words.use();
  const { value } = useReply('selfLimitInfo', {});
  const [chosen, choose] = useState<Wishes>();
  const { run } = useAction(async (wishes: Wishes) => {
    choose(wishes);
    try {
      await app.rg.optOut(wishes);
    } catch (failure) {
      choose(undefined);
      throw failure;
    }
  });
  const said = value?.marketing ?? { push: true, sms: true, email: true };
  const out: Wishes = chosen ?? { push: !!said.push, sms: !!said.sms, email: !!said.email };
  const change = (way: keyof Wishes, on: boolean) => void run({ ...out, [way]: !on });
  return ways.map((way) => (
    <Switch key={way} label={t(way)} on={!out[way]} disabled={!value} onSwitch={(on) => change(way, on)} />
  ));
}
