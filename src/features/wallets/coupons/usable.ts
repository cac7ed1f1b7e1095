import { couponBonus, couponKinds, couponStates } from '#contract/rewards/coupons.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';

/** A coupon that is valid for a deposit, and the bonus that it adds, hundredths. */
export interface Offer<C> {
  coupon: C;
  bonus: number;
}

type Known = Readonly<Coupon>;

const lasts = ({ status, expireTime }: Known, now: number) => status === couponStates.usable && expireTime > now;

/**
 * The coupons that add a bonus to a deposit (hundredths) at a time, the highest bonus first, then by expiry (WA-06).
 */
export const offersFor = <C extends Known>(coupons: readonly C[], amount: number, now: number): Offer<C>[] =>
  coupons
    .filter((each) => lasts(each, now))
    .map((coupon) => ({ coupon, bonus: couponBonus(coupon, amount) }))
    .filter(({ bonus }) => bonus > 0)
    .toSorted((a, b) => b.bonus - a.bonus || a.coupon.expireTime - b.coupon.expireTime || a.coupon.id - b.coupon.id);

/** The coupons worth money without a deposit, by expiry. */
export const giftsOf = <C extends Known>(coupons: readonly C[], now: number): C[] =>
  coupons
    .filter((each) => each.kind === couponKinds.give && lasts(each, now))
    .toSorted((a, b) => a.expireTime - b.expireTime || a.id - b.id);
