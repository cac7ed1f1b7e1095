import { useEffect, useRef, useState } from 'react';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { ActInput, ActOutput } from '#contract/moneyActs.ts';
import type { Money } from '#contract/schema.ts';
import { isByLimit } from '#shared/rg/limitCodes.ts';
import { limitText } from '#shared/rg/limitText.ts';
import { href } from '#nav/href.ts';
import { writeLocal } from '#browser/localStore.ts';
import { report } from '#nav/report.ts';
import { toast } from '#nav/toasts.ts';
import { track } from '#nav/analytics.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { useIsShown } from '#shared/page/useIsShown.ts';
import type { UnknownOutcome } from '#shared/money-act/useUnknownOutcome.ts';
import { payable } from './payAddress.ts';
import type { PaymentPageOpener } from './paymentPages.ts';
import { lastChannel } from './useDepositChoice.ts';
import { expectPayment } from './usePaidNews.ts';
import { words } from './words.en.ts';

/** A message about the previous deposit: why it failed, or how it ended. */
export type Note =
  | { key: 'identityFirst' | 'channelClosed' | 'couponGone' | 'bonusChanged' | 'stillUnknown' }
  | { key: 'untrusted'; orderNo: string }
  | { key: 'outOfRange'; min: Money; max: Money }
  | { key: 'unpaidOrders'; minutes: number }
  | { key: 'byLimit'; text: string };

/** Seconds. */
const minute = 60;

/** What a deposit's bonus and its wagering depend on. */
const ofBonus = [
  'anonymous/appConfig',
  'refreshData',
  'getActivityIds',
  'firstDepositInfo',
  'couponList',
  'getExchange',
] as const;

function noteOf({ code, details }: Failure): Note | null {
  if (isByLimit(code)) return { key: 'byLimit', text: limitText(code, details) };
  if (code === codes.conditionUnmet && details.need === 'payment')
    return { key: 'unpaidOrders', minutes: Math.ceil((details.retryAfter ?? minute) / minute) };
  if (code === codes.kycNeeded) return { key: 'identityFirst' };
  if (code === codes.channelClosed) return { key: 'channelClosed' };
  if (code === codes.bonusChanged) return { key: 'bonusChanged' };
  if (code === codes.notFound || code === codes.alreadyDone || details.field === 'couponId')
    return { key: 'couponGone' };
  const { min, max } = details;
  if (code !== codes.amountOutOfRange || min === undefined || max === undefined) return null;
  return { key: 'outOfRange', min: min as Money, max: max as Money };
}

type Order = ActOutput<'deposit'>;

/** The outcome of a deposit that was looked up: its order, none, or settled by another tab. */
export type Found = { order: Order } | { key: 'notPlaced' | 'settled' };

function foundBy({ outcome }: UnknownOutcome, order: Order | null): Found | null {
  if (order) return { order };
  return outcome && { key: outcome === 'notDone' ? 'notPlaced' : outcome };
}

/** A deposit as the form sends it. */
type Wanted = Omit<ActInput<'deposit'>, 'returnUrl'>;

/**
 * Places one deposit at a time, and leads to its payment page. While it is unknown whether there is an order, that is
 * looked up until it is known or the player starts again (WA-05). An order found by the look-up leads to the payment
 * page only where it was placed; elsewhere it is `found`. Once the form was left no payment page opens, but a toast
 * shows where the order is. If it would bring another bonus than was shown, that is read again before the next one.
 */
export function useDeposit(opener: PaymentPageOpener) {
  const isShown = useIsShown();
  const [note, setNote] = useState<Note | null>(null);
  const [found, setFound] = useState<Order | null>(null);
  const [leaving, setLeaving] = useState(false);
  /** The window, if any, that is prepared for the payment page of the order being placed. */
  const prepared = useRef<{ window: Window | null }>(null);
  const reading = useAction(() => Promise.allSettled(ofBonus.map((name) => app.replies.read(name, {}, true))));
  const act = useMoneyAct('deposit', {
    onDone: (order, { isByTap }) => (isByTap ? pay(order) : setFound(order)),
    onFailure(failure) {
      const refusal = failure instanceof Failure ? noteOf(failure) : null;
      if (refusal?.key === 'bonusChanged') void reading.run();
      if (refusal && isShown()) setNote(refusal);
      else report(failure);
    },
  });

  useEffect(() => {
    const cameBack = () => setLeaving(false);
    addEventListener('pageshow', cameBack);
    return () => removeEventListener('pageshow', cameBack);
  }, []);

  function pay({ orderNo, payUrl }: Order) {
    const window = prepared.current?.window ?? null;
    prepared.current = null;
    const page = payable(payUrl, location, import.meta.env.VITE_PAY_HOSTS);
    if (page) expectPayment(orderNo);
    if (!isShown()) {
      window?.close();
      return toast(words.say(page ? 'orderKept' : 'untrusted', { orderNo }));
    }
    if (!page) {
      window?.close();
      return setNote({ key: 'untrusted', orderNo });
    }
    setNote(null);
    forget();
    setLeaving(true);
    opener.follow({ orderNo, page }, window);
  }

  function forget() {
    act.forget();
    setFound(null);
  }

  /** Browsers open a window only during the tap, so it is prepared before anything is awaited. */
  function place(wanted: Wanted) {
    if (prepared.current) return;
    prepared.current = { window: opener.prepare() };
    setNote(null);
    setFound(null);
    writeLocal('player', lastChannel, wanted.rechargeTypeId);
    track('deposit_submit', { channel: wanted.rechargeTypeId });
    const returnUrl = location.origin + href('/wallets', { name: 'deposit' });
    void act.run({ ...wanted, returnUrl }).finally(() => {
      prepared.current?.window?.close();
      prepared.current = null;
    });
  }

  return {
    act,
    note: note ?? (act.lookedInVain ? ({ key: 'stillUnknown' } as const) : null),
    found: foundBy(act, found),
    /** Dismisses the result. */
    forget,
    /** Leads to the payment page of an order that was found, for a button. */
    payFound(order: Order) {
      prepared.current = { window: opener.prepare() };
      pay(order);
    },
    leaving,
    busy: act.busy || reading.busy || leaving,
    place,
  };
}

export type DepositAct = ReturnType<typeof useDeposit>;
