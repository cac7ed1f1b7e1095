import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Input } from '../../../../worker/contract/endpoints.ts';
import { Failure } from '../../../../worker/contract/failure.ts';
import type { PayoutName } from '../../../../worker/contract/payouts.ts';
import { whileBusy } from '../../../app/busy.ts';
import { href } from '../../../app/href.ts';
import { go } from '../../../app/navigation.ts';
import { stores } from '../../../app/stores.ts';
import { useAction } from '../../../app/useAction.ts';
import { app } from '../../../app/worker.ts';
import { usePoll } from '../parts/usePoll.ts';
import { orderNoIn } from './orderNo.ts';
import { withdrawalPath } from './paths.ts';

const call = 'exchange';

/** An unknown outcome is looked up every 5 s, for 2 minutes; milliseconds. */
const pace = { every: 5_000, patience: 120_000 };

/** What is to be said of the withdrawal before, once it is known. */
export type Note = 'settled' | 'notPlaced';

/** An act whose outcome nobody knows is no failure of the form: the store tells of it. */
const isUncertain = (failure: unknown) => failure instanceof Failure && failure.kind === 'uncertain';

/**
 * One withdrawal at a time, asked for once. When nobody knows whether it began it is `uncertain`: it is looked up until
 * that is known, and no other can begin before (A4, F7, F9). A new one, or one found, is shown on its own page.
 */
export function useWithdrawal(name: PayoutName) {
  const act = useSnapshot(stores.acts)[call];
  const { onLine } = useSnapshot(stores.network);
  const [note, setNote] = useState<Note | null>(null);
  const [lookedInVain, setLookedInVain] = useState(false);
  const uncertain = act?.state === 'uncertain';
  const [wasUncertain, setWasUncertain] = useState(uncertain);
  if (uncertain !== wasUncertain) {
    setWasUncertain(uncertain);
    setNote(uncertain ? null : 'settled');
    setLookedInVain(false);
  }

  const toOrder = (orderNo: string) => go(href(withdrawalPath(name), { orderNo }), { replace: true });

  async function place(input: Omit<Input<'exchange'>, 'name'>) {
    setNote(null);
    try {
      const { orderNo } = await whileBusy(() => app.withdraw({ ...input, name }));
      await toOrder(orderNo);
    } catch (failure) {
      if (!isUncertain(failure)) throw failure;
    }
  }

  const looking = useAction(
    async () => {
      const orderNo = orderNoIn(await app.settle(call));
      if (orderNo) await toOrder(orderNo);
      else if (stores.acts[call]) setLookedInVain(true);
      else setNote('notPlaced');
    },
    () => setLookedInVain(true),
  );
  usePoll(uncertain && onLine, () => void looking.run(), pace);

  return {
    uncertain,
    note,
    sending: act?.state === 'sending',
    elsewhere: act?.elsewhere === true,
    place,
    /** It was looked up, and still nobody knows. */
    lookedInVain,
    looking: looking.busy,
    look: looking.run,
  };
}

export type WithdrawalAct = ReturnType<typeof useWithdrawal>;
