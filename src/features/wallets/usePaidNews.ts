import { useEffect, useState } from 'react';
import { readLocal, removeLocal, writeLocal } from '#browser/localStore.ts';
import { effect } from '#data/effects.ts';

/** Local storage key for the order that was last unpaid here; deleted at log-out. */
const unpaidOrder = 'wallet.unpaid';

/** Remembers that an order is to be paid, so that its payment is news after the payment page, too. */
export const expectPayment = (orderNo: string) => writeLocal('player', unpaidOrder, orderNo);

const isExpected = (orderNo: string) => readLocal('player', unpaidOrder, '') === orderNo;

/**
 * Whether an order that was last unpaid on this device is paid now, which vibrates once; opening it again later is no news.
 * `isPaid` is undefined while unknown.
 */
export function usePaidNews(orderNo: string, isPaid: boolean | undefined): boolean {
  const [wasUnpaid, setWasUnpaid] = useState(() => isExpected(orderNo));
  if (isPaid === false && !wasUnpaid) setWasUnpaid(true);
  const isNews = isPaid === true && wasUnpaid;
  useEffect(() => {
    if (isPaid === false) expectPayment(orderNo);
    if (!isNews || !isExpected(orderNo)) return;
    removeLocal('player', unpaidOrder);
    effect('end');
  }, [orderNo, isPaid, isNews]);
  return isNews;
}
