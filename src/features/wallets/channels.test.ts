import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { RechargeItem, RechargeType } from '#contract/endpoints/anonymous.ts';
import type { Money } from '#contract/schema.ts';
import { isOpen, minimumOf, depositHistoryOf } from '#shared/deposit/leastDeposit.ts';
import { amountOptions, bestValueOf, bonusesOf, defaultChannel, freeAmountOf, inOrder, percentOf } from './channels.ts';

const channel = (given: Partial<RechargeType>): RechargeType => ({
  id: 1,
  name: 'GCash',
  code: 'gcash',
  sort: 1,
  status: 1,
  ...given,
});
const item = (given: Partial<RechargeItem>): RechargeItem => ({ id: 1, price: 50_000 as Money, sort: 1, ...given });
const pesos = (amount: number) => (amount * 100) as Money;
const newcomer = depositHistoryOf(null, 0);
const returning = depositHistoryOf({ minRechargeFlag: 1 }, 50_000);

const anyId = fc.integer({ min: 1, max: 6 });
const anyChannels = fc.uniqueArray(
  fc.record({
    id: anyId,
    sort: fc.integer({ min: 0, max: 3 }),
    status: fc.constantFrom(0, 1, null),
    isDefault: fc.constantFrom(0 as const, 1 as const, true, null),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);
const anyAmount = fc.option(
  fc.integer({ min: 0, max: 2_000_000 }).map((amount) => amount as Money),
  { nil: null },
);
const anyChannel = fc
  .record({ id: anyId, minAmount: anyAmount, minAmount2: anyAmount, maxAmount: anyAmount })
  .map((given) => channel(given));
const anyItems = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    price: fc.integer({ min: 0, max: 2_000_000 }).map((price) => price as Money),
    sort: fc.integer({ min: 0, max: 5 }),
    rechargeTypeIds: fc.option(fc.array(anyId, { maxLength: 3 }), { nil: null }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const anyStanding = fc.record({ totalRecharge: fc.constantFrom(0, 1, 50_000), minRechargeFlag: fc.boolean() });

describe('default channel (S-11)', () => {
  const three = [channel({ id: 1, sort: 3 }), channel({ id: 2, sort: 1 }), channel({ id: 3, sort: 2, isDefault: 1 })];

  test('is the current one if it is open', () => expect(defaultChannel(three, { current: 1, lastUsed: 2 })).toBe(1));
  test('is otherwise the last used one', () => expect(defaultChannel(three, { current: 9, lastUsed: 2 })).toBe(2));
  test('is otherwise the flagged one', () => expect(defaultChannel(three, { current: null, lastUsed: 9 })).toBe(3));
  test('ignores the flag when several are flagged', () => {
    const two = three.map((each) => ({ ...each, isDefault: each.id !== 2 }));
    expect(defaultChannel(two, {})).toBe(2);
  });
  test('is never a closed one, even if current, last used and flagged', () => {
    const closed = three.map((each) => (each.id === 3 ? { ...each, status: 0 } : each));
    expect(defaultChannel(closed, { current: 3, lastUsed: 3 })).toBe(2);
  });
  test('is none when all are closed', () => expect(defaultChannel([channel({ status: 0 })], {})).toBeNull());

  test('is always an open one when any is open', () => {
    fc.assert(
      fc.property(anyChannels, fc.option(anyId), fc.option(anyId), (given, current, lastUsed) => {
        const channels = given.map(channel);
        const usable = channels.filter(isOpen);
        const chosen = defaultChannel(channels, { current, lastUsed });
        if (usable.length === 0) expect(chosen).toBeNull();
        else expect(usable.map(({ id }) => id)).toContain(chosen);
      }),
    );
  });

  test('doesn’t depend on the operator’s order', () => {
    fc.assert(
      fc.property(anyChannels, fc.option(anyId), (given, lastUsed) => {
        const channels = given.map(channel);
        expect(defaultChannel(channels.toReversed(), { lastUsed })).toBe(defaultChannel(channels, { lastUsed }));
      }),
    );
  });
});

describe('minimum deposit', () => {
  const both = channel({ minAmount: pesos(50), minAmount2: pesos(200) });

  test('is minAmount before the first deposit, and after it while the flag is off', () => {
    expect(minimumOf(both, depositHistoryOf({ minRechargeFlag: 1 }, 0))).toBe(5_000);
    expect(minimumOf(both, depositHistoryOf({ minRechargeFlag: 0 }, 50_000))).toBe(5_000);
  });
  test('is minAmount2 after the first deposit with the flag on', () => expect(minimumOf(both, returning)).toBe(20_000));
  test('defaults to the spec: 100 and 10000 hundredths', () => {
    expect(minimumOf(channel({}), newcomer)).toBe(100);
    expect(minimumOf(channel({}), returning)).toBe(10_000);
  });
});

describe('offered amounts (V-15)', () => {
  test('include an item at the minimum, not one below it', () => {
    const items = [item({ id: 1, price: 9_999 as Money }), item({ id: 2, price: 10_000 as Money })];
    expect(amountOptions(items, channel({}), returning).map(({ id }) => id)).toEqual([2]);
  });

  test('exclude items meant for other channels', () => {
    const items = [
      item({ id: 1, rechargeTypeIds: [2] }),
      item({ id: 2, rechargeTypeIds: [1, 2] }),
      item({ id: 3, rechargeTypeIds: [] }),
    ];
    expect(amountOptions(items, channel({ id: 1 }), newcomer).map(({ id }) => id)).toEqual([2, 3]);
  });

  test('are exactly the items within the bounds (B13)', () => {
    fc.assert(
      fc.property(anyItems, anyChannel, anyStanding, (items, on, standing) => {
        const offered = amountOptions(items, on, standing);
        const min = minimumOf(on, standing);
        for (const each of items) {
          const meant = !each.rechargeTypeIds?.length || each.rechargeTypeIds.includes(on.id);
          const within = each.price >= min && each.price <= (on.maxAmount ?? each.price);
          expect(offered.includes(each)).toBe(meant && within);
        }
        expect(offered).toEqual(inOrder(offered));
      }),
    );
  });
});

describe('custom amount', () => {
  const on = channel({ minAmount: pesos(100), maxAmount: pesos(50_000), freeAmount: 1 });

  test.each([
    ['100', 10_000],
    ['50,000', 5_000_000],
    ['₱ 1 250', 125_000],
    ['500,00', 50_000],
    ['500.00', 50_000],
  ])('“%s” is %i hundredths', (text, amount) => expect(freeAmountOf(text, on, newcomer)).toBe(amount));

  test.each(['', '99', '50001', '100.50', '100,50', '-500', '1e3', '1.000', 'five'])('“%s” is refused (B13)', (text) =>
    expect(freeAmountOf(text, on, newcomer)).toBeNull(),
  );

  test('is whole pesos within the bounds, exactly as typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), anyChannel, anyStanding, (typed, each, standing) => {
        const amount = freeAmountOf(String(typed), each, standing);
        const fits =
          typed > 0 && typed * 100 >= minimumOf(each, standing) && typed * 100 <= (each.maxAmount ?? Infinity);
        expect(amount).toBe(fits ? typed * 100 : null);
      }),
    );
  });
});

describe('the amount of the best value', () => {
  const offered = (price: number, bonus?: number) =>
    item({ id: price, price: pesos(price), ...(bonus && { bonus: pesos(bonus) }) });

  test('is the one with the highest bonus per peso, not the largest bonus', () => {
    expect(bestValueOf([offered(2_000, 2_000), offered(5_000, 400), offered(10_000, 1_000)])).toBe(2_000);
  });

  test('is none where nothing is added, or several add as much', () => {
    expect(bestValueOf([offered(100), offered(200)])).toBeUndefined();
    expect(bestValueOf([offered(100, 10), offered(200, 20), offered(300, 1)])).toBeUndefined();
  });

  test('no other adds more, whatever is on offer', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.nat(9_999)), { maxLength: 8 }), (given) => {
        const items = given.map(([price, bonus], id) => item({ id, price: pesos(price), bonus: pesos(bonus) }));
        const best = items.find(({ id }) => id === bestValueOf(items));
        if (!best) return;
        const rate = ({ price, bonus }: RechargeItem) => bonus! / price;
        expect(items.every((each) => each === best || rate(each) < rate(best))).toBe(true);
      }),
    );
  });

  test('a bonus in percent is never rounded up', () => {
    expect(percentOf(offered(20_000, 2_500))).toBe(12.5);
    expect(percentOf(offered(3_000, 200))).toBe(6.6);
    expect(percentOf(offered(10_000, 9_999))).toBe(99.9);
    expect(percentOf(offered(2_000, 2_000))).toBe(100);
    expect(percentOf(offered(500))).toBe(0);
  });
});

test('an amount that is not on offer has no bonus, and a declined bonus is offered but not taken', () => {
  const given = { item: item({ bonus: pesos(25) }), noBonus: false };
  expect(bonusesOf(given)).toEqual({ offered: 2_500, bonus: 2_500 });
  expect(bonusesOf({ ...given, noBonus: true })).toEqual({ offered: 2_500, bonus: 0 });
  expect(bonusesOf({ ...given, item: undefined })).toEqual({ offered: 0, bonus: 0 });
});
