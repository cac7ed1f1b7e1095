import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { noCoupon } from './CouponField.tsx';
import { giftsOf, offersFor } from './usable.ts';

/**
 * A player's coupons: those valid for a deposit of an amount (hundredths; null for none yet), the one chosen, and those
 * worth money without a deposit.
 */
export function useCoupons(amount: number | null) {
  const { clockOffset } = useSnapshot(stores.settings);
  const { value } = useReply('couponList', {});
  const [opened] = useState(Date.now);
  const [wanted, setWanted] = useState<number>(noCoupon);

  const now = opened + clockOffset;
  const offers = amount === null ? [] : offersFor(value?.list ?? [], amount, now);
  const chosen = offers.some(({ coupon }) => coupon.id === wanted) ? wanted : noCoupon;
  return {
    offers,
    gifts: giftsOf(value?.list ?? [], now),
    chosen,
    /** The coupon sent with the deposit; undefined for none. */
    couponId: chosen === noCoupon ? undefined : chosen,
    choose: setWanted,
  };
}
