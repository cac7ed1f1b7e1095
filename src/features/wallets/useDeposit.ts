import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Failure } from '../../../worker/contract/failure.ts';
import type { Money } from '../../../worker/contract/schema.ts';
import { whileBusy } from '../../app/busy.ts';
import { href } from '../../app/href.ts';
import { keep } from '../../app/kept.ts';
import { report } from '../../app/report.ts';
import { stores } from '../../app/stores.ts';
import { track } from '../../app/track.ts';
import { useAction } from '../../app/useAction.ts';
import { app } from '../../app/worker.ts';
import { orderIn, type Order } from './order.ts';
import { payable } from './payAddress.ts';
import { lastChannel } from './useChoice.ts';

/** What is to be said of the deposit before: why it can't go on, or how it ended. */
export type Note =
  | { key: 'notPlaced' | 'settled' | 'channelClosed' | 'stillUnknown' }
  | { key: 'untrusted'; orderNo: string }
  | { key: 'outOfRange'; min: Money; max: Money };

/** Refusals that say what to change (payloads, status codes). */
const codes = { amountOutOfRange: 3002, channelClosed: 3007 } as const;

function noteOf({ code, details }: Failure): Note | null {
  if (code === codes.channelClosed) return { key: 'channelClosed' };
  const { min, max } = details;
  if (code !== codes.amountOutOfRange || min === undefined || max === undefined) return null;
  return { key: 'outOfRange', min: min as Money, max: max as Money };
}

/**
 * One deposit at a time: it is asked for once, and the player is sent to its payment page. When nobody knows whether
 * there is an order it is `uncertain`, and stays so until a read settles it or the player begins anew (WA-05).
 */
export function useDeposit() {
  const act = useSnapshot(stores.acts)['createRecharge'];
  const [note, setNote] = useState<Note | null>(null);
  const [leaving, setLeaving] = useState(false);
  const uncertain = act?.state === 'uncertain';
  const [wasUncertain, setWasUncertain] = useState(uncertain);
  if (uncertain !== wasUncertain) {
    setWasUncertain(uncertain);
    setNote(uncertain ? null : { key: 'settled' });
  }

  useEffect(() => {
    const cameBack = () => setLeaving(false);
    addEventListener('pageshow', cameBack);
    return () => removeEventListener('pageshow', cameBack);
  }, []);

  function pay({ orderNo, payUrl }: Order) {
    const page = payable(payUrl, location, import.meta.env.VITE_PAY_HOSTS);
    if (!page) return setNote({ key: 'untrusted', orderNo });
    setNote(null);
    setLeaving(true);
    location.assign(page);
  }

  const placing = useAction(
    async (rechargeTypeId: number, amount: Money, itemId: number | undefined) => {
      setNote(null);
      keep('device', lastChannel, rechargeTypeId);
      track('deposit_submit', { channel: rechargeTypeId });
      const returnUrl = location.origin + href('/wallets', { name: 'deposit' });
      const input = { rechargeTypeId, amount, returnUrl, ...(itemId !== undefined && { itemId }) };
      pay(await whileBusy(() => app.deposit(input)));
    },
    (failure) => {
      const said = failure instanceof Failure ? noteOf(failure) : null;
      if (said) setNote(said);
      else if (!stores.acts['createRecharge']) report(failure);
    },
  );

  const checking = useAction(async () => {
    const order = orderIn(await app.settle('createRecharge'));
    if (order) pay(order);
    else setNote({ key: stores.acts['createRecharge'] ? 'stillUnknown' : 'notPlaced' });
  });

  const giving = useAction(async () => {
    await app.giveUp('createRecharge');
    setNote(null);
  });

  return {
    uncertain,
    note,
    leaving,
    busy: placing.busy || leaving || act?.state === 'sending',
    place: placing.run,
    checking: checking.busy,
    check: checking.run,
    startNew: giving.run,
  };
}

export type DepositAct = ReturnType<typeof useDeposit>;
