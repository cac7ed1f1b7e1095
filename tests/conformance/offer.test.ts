import { expect, test } from 'vitest';
import { offerOf } from './offer.ts';

const channel = { id: 1, name: 'GCash', code: 'gcash', sort: 1, status: 1, freeAmount: true };
const hundredths = (amount: number) => amount as never;

test('the default deposit is whole pesos in every share that a limit uses', () => {
  expect(offerOf([channel])).toEqual({ rechargeTypeId: 1, amount: 20_000 });
  expect(offerOf([{ ...channel, minAmount: hundredths(20_001) }])).toEqual({ rechargeTypeId: 1, amount: 20_200 });
  expect(offerOf([{ ...channel, minAmount2: hundredths(30_100) }])).toEqual({ rechargeTypeId: 1, amount: 30_200 });
});

test('a channel that is closed, fixed, or below four times its minimum is skipped', () => {
  const others = [
    { ...channel, status: 0 },
    { ...channel, freeAmount: false },
    { ...channel, maxAmount: hundredths(79_999) },
  ];
  expect(offerOf([...others, { ...channel, id: 2, maxAmount: hundredths(80_000) }]).rechargeTypeId).toBe(2);
  expect(() => offerOf(others)).toThrow('No open channel accepts every amount up to 4 times its minimum');
});
