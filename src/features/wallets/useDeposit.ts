import { useEffect, useState } from 'react';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { useUncertain, type Ending } from '#shared/money-act/useUncertain.ts';
import { whileBusy } from '#browser/busyLock.ts';
import { isByLimit } from '#shared/rg/limitCodes.ts';
import { limitText } from '#shared/rg/limitText.ts';
import { href } from '#nav/href.ts';
import { writeLocal } from '#browser/localStore.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { orderIn, type Order } from './order.ts';
import { payable } from './payAddress.ts';
import type { PayWay } from './payWays.ts';
import { lastChannel } from './useChoice.ts';

/** What is to be said of the deposit before: why it can't go on, or how it ended. */
export type Note =
  | { key: 'notPlaced' | 'settled' | 'channelClosed' | 'couponGone' | 'stillUnknown' }
  | { key: 'untrusted'; orderNo: string }
  | { key: 'outOfRange'; min: Money; max: Money }
  | { key: 'byLimit'; text: string };

/** Refusals that say what to change (payloads, status codes). */
const codes = { missing: 404, done: 409, amountOutOfRange: 3002, channelClosed: 3007 } as const;

function noteOf({ code, details }: Failure): Note | null {
  if (isByLimit(code)) return { key: 'byLimit', text: limitText(code, details) };
  if (code === codes.channelClosed) return { key: 'channelClosed' };
  if (code === codes.missing || code === codes.done || details.field === 'couponId') return { key: 'couponGone' };
  const { min, max } = details;
  if (code !== codes.amountOutOfRange || min === undefined || max === undefined) return null;
  return { key: 'outOfRange', min: min as Money, max: max as Money };
}

/** What is said of a deposit that was looked up. */
const endings = { still: 'stillUnknown', notDone: 'notPlaced', settled: 'settled' } as const satisfies Record<
  Ending,
  string
>;

/**
 * One deposit at a time: it is asked for once, and the player is led to its payment page. When nobody knows whether
 * there is an order it is `uncertain`, and stays so until a read settles it or the player begins anew (WA-05). An order
 * that is found by itself leads on only where it was asked for.
 */
export function useDeposit(way: PayWay) {
  const [note, setNote] = useState<Note | null>(null);
  const [leaving, setLeaving] = useState(false);
  const doubt = useUncertain('createRecharge', (answer, asked) => {
    const order = orderIn(answer);
    if (order && asked) pay(order);
  });

  useEffect(() => {
    const cameBack = () => setLeaving(false);
    addEventListener('pageshow', cameBack);
    return () => removeEventListener('pageshow', cameBack);
  }, []);

  /** What was said of the deposit before is over. */
  function begin() {
    setNote(null);
    doubt.forget();
  }

  function pay({ orderNo, payUrl }: Order, prepared: Window | null = null) {
    const page = payable(payUrl, location, import.meta.env.VITE_PAY_HOSTS);
    if (!page) {
      prepared?.close();
      return setNote({ key: 'untrusted', orderNo });
    }
    begin();
    setLeaving(true);
    way.follow({ orderNo, page }, prepared);
  }

  const placing = useAction(
    async (rechargeTypeId: number, amount: Money, itemId: number | undefined, couponId: number | undefined) => {
      const prepared = way.prepare();
      begin();
      writeLocal('player', lastChannel, rechargeTypeId);
      track('deposit_submit', { channel: rechargeTypeId });
      const returnUrl = location.origin + href('/wallets', { name: 'deposit' });
      const input = {
        rechargeTypeId,
        amount,
        returnUrl,
        ...(itemId !== undefined && { itemId }),
        ...(couponId !== undefined && { couponId }),
      };
      const asked = whileBusy(() => app.deposit(input));
      void asked.catch(() => prepared?.close());
      pay(await asked, prepared);
    },
    (failure) => {
      const said = failure instanceof Failure ? noteOf(failure) : null;
      if (said) setNote(said);
      else if (!stores.acts['createRecharge']) report(failure);
    },
  );

  const said: Note | null = note ?? (doubt.ending && { key: endings[doubt.ending] });
  return {
    doubt,
    note: said,
    leaving,
    busy: placing.busy || leaving || doubt.sending,
    place: placing.run,
  };
}

export type DepositAct = ReturnType<typeof useDeposit>;
