import { expect, test } from 'vitest';
import { couponBonus, couponKinds } from './coupons.ts';

const general = { kind: couponKinds.general, value: 500, most: 2_000, minAmount: 10_000 };

test('a general coupon adds its share of a deposit, up to its maximum', () => {
  expect(couponBonus(general, 20_000)).toBe(1_000);
  expect(couponBonus(general, 90_000)).toBe(2_000);
  expect(couponBonus({ ...general, most: null }, 90_000)).toBe(4_500);
});

test('a fixed coupon adds its sum; a gift or a deposit below the minimum adds nothing', () => {
  expect(couponBonus({ ...general, kind: couponKinds.fixed }, 20_000)).toBe(500);
  expect(couponBonus({ ...general, kind: couponKinds.give }, 20_000)).toBe(0);
  expect(couponBonus(general, 9_999)).toBe(0);
});
