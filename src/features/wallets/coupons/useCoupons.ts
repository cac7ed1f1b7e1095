import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { noCoupon } from './CouponField.tsx';
import { giftsOf, offersFor } from './usable.ts';

/** A player's coupons, and the operator's time when the page was opened, epoch milliseconds. */
function useCouponList() {
  const { clockOffset } = useSnapshot(stores.settings);
  const { value } = useReply('couponList', {});
  const [opened] = useState(Date.now);
  return { list: value?.list ?? [], now: opened + clockOffset };
}

/** A player's coupons that are worth money without a deposit. */
export function useGifts() {
  const { list, now } = useCouponList();
  return giftsOf(list, now);
}

/** A player's coupons that are valid for a deposit of an amount (hundredths; null for none yet), and the one chosen. */
export function useCoupons(amount: number | null) {
  const { list, now } = useCouponList();
  const [wanted, setWanted] = useState<number>(noCoupon);

  const offers = amount === null ? [] : offersFor(list, amount, now);
  const chosen = offers.some(({ coupon }) => coupon.id === wanted) ? wanted : noCoupon;
  return {
    offers,
    chosen,
    /** The coupon sent with the deposit; undefined for none. */
    couponId: chosen === noCoupon ? undefined : chosen,
    choose: setWanted,
  };
}
