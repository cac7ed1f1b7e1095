import { couponBonus, couponKinds, couponStates } from '#contract/coupons.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';

/** A coupon that a deposit can take, and what it adds to it, hundredths. */
export interface Offer<C> {
  coupon: C;
  bonus: number;
}

type Known = Readonly<Coupon>;

const lasts = ({ status, expireTime }: Known, now: number) => status === couponStates.usable && expireTime > now;

/** The coupons that add something to a deposit (hundredths) at a time, the best first, and of equals the one that ends first (WA-06). */
export const offersFor = <C extends Known>(coupons: readonly C[], amount: number, now: number): Offer<C>[] =>
  coupons
    .filter((each) => lasts(each, now))
    .map((coupon) => ({ coupon, bonus: couponBonus(coupon, amount) }))
    .filter(({ bonus }) => bonus > 0)
    .toSorted((a, b) => b.bonus - a.bonus || a.coupon.expireTime - b.coupon.expireTime || a.coupon.id - b.coupon.id);

/** The coupons that are money at once, without a deposit, those that end first before the others. */
export const giftsOf = <C extends Known>(coupons: readonly C[], now: number): C[] =>
  coupons
    .filter((each) => each.kind === couponKinds.give && lasts(each, now))
    .toSorted((a, b) => a.expireTime - b.expireTime || a.id - b.id);
