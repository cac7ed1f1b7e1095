import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { couponBonus } from '#contract/rewards/coupons.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import type { Money } from '#contract/schema.ts';
import { giftsOf, offersFor } from './usable.ts';

const now = 1_000;
const coupon = (given: Partial<Coupon>): Coupon => ({
  id: 1,
  propId: 1201,
  kind: 2,
  value: 5_000,
  minAmount: 10_000 as Money,
  expireTime: 2_000,
  status: 0,
  ...given,
});
const ids = (coupons: Coupon[], amount: number) => offersFor(coupons, amount, now).map(({ coupon: { id } }) => id);

describe('coupons for a deposit (WA-06)', () => {
  const share = coupon({ id: 2, kind: 1, value: 500, most: 50_000 as Money });

  test('come with the largest bonus first, depending on the amount', () => {
    expect(ids([coupon({}), share], 50_000)).toEqual([1, 2]);
    expect(ids([coupon({}), share], 200_000)).toEqual([2, 1]);
  });
  test('with equal bonuses are sorted by expiry', () =>
    expect(ids([coupon({ id: 1, expireTime: 3_000 }), coupon({ id: 2 })], 50_000)).toEqual([2, 1]));
  test('require their minimum amount', () => expect(ids([coupon({})], 9_999)).toEqual([]));
  test.each([1, 2, 3] as const)('exclude used, expired and held ones: %i', (status) =>
    expect(ids([coupon({ status })], 50_000)).toEqual([]),
  );
  test('exclude one that has expired since', () => expect(ids([coupon({ expireTime: now })], 50_000)).toEqual([]));

  test('are sorted by bonus, and each adds something', () => {
    const any = fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      kind: fc.constantFrom(1 as const, 2 as const, 3 as const),
      value: fc.nat(20_000),
      minAmount: fc.nat(50_000).map((amount) => amount as Money),
    });
    fc.assert(
      fc.property(fc.array(any), fc.nat(100_000), (given, amount) => {
        const offers = offersFor(given.map(coupon), amount, now);
        const bonuses = offers.map(({ bonus }) => bonus);
        expect(bonuses).toEqual(bonuses.toSorted((a, b) => b - a));
        for (const offer of offers) expect(offer.bonus).toBe(couponBonus(offer.coupon, amount));
        expect(Math.min(1, ...bonuses)).toBe(1);
      }),
    );
  });
});

test('gifts need no deposit, and those that expire first come first', () => {
  const gifts = [coupon({ id: 1, kind: 3, expireTime: 3_000 }), coupon({ id: 2, kind: 3 }), coupon({ id: 3 })];
  expect(giftsOf(gifts, now).map(({ id }) => id)).toEqual([2, 1]);
  expect(giftsOf([coupon({ kind: 3, status: 1 })], now)).toEqual([]);
});
