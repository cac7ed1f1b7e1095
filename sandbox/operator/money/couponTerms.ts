import { pesos } from '#sandbox/hundredths.ts';

interface CouponTerms {
  /** Hundredths, or 1/10000 of a deposit. */
  value: number;
  most?: number;
  minAmount: number;
  days: number;
}

const general: CouponTerms = { value: 500, most: pesos(500), minAmount: pesos(500), days: 30 };
const fixed: CouponTerms = { value: pesos(50), minAmount: pesos(1_000), days: 30 };
const give: CouponTerms = { value: pesos(20), minAmount: 0, days: 30 };

/** The terms of a coupon given as a reward, by the range of its prop. */
export const couponTerms = { couponGeneral: general, couponFixed: fixed, couponGive: give } as const;
