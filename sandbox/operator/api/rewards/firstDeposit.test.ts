import { afterAll, beforeAll, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import type { FirstOffer } from '#contract/endpoints/firstDeposit.ts';
import { giveCoupon } from '#sandbox/operator/money/coupons.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const day = 24 * 60 * 60 * 1_000;
/** The item of ₱500, with a usual bonus of ₱25, and of ₱300 for a first deposit. */
const item = { itemId: 4, amount: 50_000 };
const info = (token: string) => operator.call('firstDepositInfo', {}, token);
const states = async (token: string) => ((await info(token))['items'] as FirstOffer[]).map(({ status }) => status);
const claim = (token: string, id: number) => operator.act('firstDepositReceive', { id }, token);
const buy = (token: string, more: object = {}) =>
  operator.deposit(token, item.amount, { itemId: item.itemId, ...more });
const coin = async (token: string) => (await operator.call('refreshData', {}, token))['coin'];
const needBet = async (token: string) => (await operator.call('getExchange', {}, token))['needBet'];

async function activity(token: string) {
  const { activityMap } = await operator.call('getActivityIds', {}, token);
  return (activityMap as Record<string, Activity>)[activityTypes.FirstDeposit];
}

test('a new player has offers with price, bonus and rate for seven days (FD-01)', async () => {
  const { token } = await operator.player();
  const registered = operator.clock.time;
  expect(await info(token)).toMatchObject({
    errcode: 0,
    items: [
      { id: 3, price: 20_000, bonus: 10_000, rate: 5_000, status: 0 },
      { id: 4, price: 50_000, bonus: 30_000, rate: 6_000, status: 0 },
      { id: 5, price: 100_000, bonus: 80_000, rate: 8_000, status: 0 },
      { id: 6, price: 200_000, bonus: 200_000, rate: 10_000, status: 0 },
    ],
    endTime: registered + 7 * day,
    need: 20_000,
    turnover: 10,
  });
  expect(await activity(token)).toMatchObject({ endTime: registered + 7 * day });
  operator.clock.time += 7 * day;
  expect(await states(token)).toEqual([3, 3, 3, 3]);
  expect(await activity(token)).toBeUndefined();
  operator.clock.time += 10 * 60_000;
  await buy(token);
  expect(await coin(token)).toBe(52_500);
});

test('depositing an offer’s amount pays its bonus and ends the other offers (FD-01)', async () => {
  const { token } = await operator.player();
  await buy(token);
  expect(await coin(token)).toBe(80_000);
  expect(await needBet(token)).toBe(50_000 + 10 * 30_000);
  expect(await states(token)).toEqual([3, 2, 3, 3]);
  expect(await activity(token)).toBeUndefined();
  expect(await info(token)).not.toHaveProperty('endTime');
  await buy(token);
  expect(await coin(token)).toBe(80_000 + 52_500);
  for (const id of [3, 4]) expect(await claim(token, id)).toMatchObject({ errcode: id === 4 ? 409 : 4002 });
});

test('of two first-deposit orders the one paid first brings the bonus (FD-01)', async () => {
  const { token } = await operator.player();
  const [one, other] = [
    await operator.order(token, item.amount, { itemId: 4 }),
    await operator.order(token, item.amount, { itemId: 4 }),
  ];
  await Promise.all([operator.pay(one['orderNo'], item.amount), operator.pay(other['orderNo'], item.amount)]);
  expect(await coin(token)).toBe(80_000 + 52_500);
});

test('an offer that ends while being chosen still counts for ten minutes, as it was shown (FD-01)', async () => {
  const { token } = await operator.player();
  operator.clock.time += 7 * day + 9 * 60_000;
  await buy(token, { bonus: 30_000 });
  expect(await coin(token)).toBe(80_000);
});

test.each([
  ['tells of no bonus', {}, 52_500],
  ['shows the usual one', { bonus: 2_500 }, 52_500],
  ['shows none', { bonus: 0, noBonus: true }, 50_000],
])('an offer that has just ended adds nothing if the app %s (FD-01, BO-06)', async (_, more, total) => {
  const { token } = await operator.player();
  operator.clock.time += 7 * day;
  await buy(token, more);
  expect(await coin(token)).toBe(total);
});

test('an order placed in time brings the bonus when paid later (FD-01)', async () => {
  const { token } = await operator.player();
  operator.clock.time += 7 * day - 1;
  const { orderNo } = await operator.order(token, item.amount, { itemId: 4 });
  operator.clock.time += 60_000;
  await operator.pay(orderNo, item.amount);
  expect(await coin(token)).toBe(80_000);
  expect(await states(token)).toEqual([3, 2, 3, 3]);
});

test('a player can decline the bonus and gets no further offers (FD-01, RG-26)', async () => {
  const { token } = await operator.player();
  await buy(token, { noBonus: true });
  expect(await coin(token)).toBe(50_000);
  expect(await states(token)).toEqual([3, 3, 3, 3]);
});

test('a custom first deposit earns the best offer up to it, claimed once (FD-01)', async () => {
  const { token } = await operator.player();
  expect(await claim(token, 4)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 60_000);
  expect(await coin(token)).toBe(60_000);
  expect(await states(token)).toEqual([3, 1, 3, 3]);
  expect(await activity(token)).toMatchObject({ red: true });
  expect(await claim(token, 5)).toMatchObject({ errcode: 4002, need: 'offer' });
  expect(codesOf(await Promise.all([claim(token, 4), claim(token, 4), claim(token, 4)]))).toEqual([0, 409, 409]);
  expect(await coin(token)).toBe(90_000);
  expect(await states(token)).toEqual([3, 2, 3, 3]);
  expect(await activity(token)).toBeUndefined();
});

test('the usual bonus of a custom amount is deducted from what can be claimed (FD-01)', async () => {
  const { token } = await operator.player();
  await operator.deposit(token, 50_000);
  expect(await coin(token)).toBe(52_500);
  expect(await info(token)).toMatchObject({ items: [{}, { bonus: 27_500, status: 1 }, {}, {}] });
  await claim(token, 4);
  expect(await coin(token)).toBe(80_000);
});

test('a declined usual bonus isn’t deducted from what can be claimed, nor what a coupon brings (FD-01, RG-26)', async () => {
  for (const [noBonus, bonus] of [
    [true, 30_000],
    [false, 27_500],
  ] as const) {
    const { token, userId } = await operator.player();
    const coupon = { userId, propId: 1201, value: 1_000, minAmount: 0, expiresAt: operator.clock.time + day };
    await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
    const { list } = await operator.call('couponList', {}, token);
    await operator.deposit(token, 50_000, { noBonus, couponId: (list as { id: number }[])[0]!.id });
    expect(await coin(token)).toBe(noBonus ? 51_000 : 53_500);
    expect(await info(token)).toMatchObject({ items: [{}, { bonus, status: 1 }, {}, {}] });
  }
  const { token } = await operator.player();
  await operator.deposit(token, 50_000, { noBonus: true });
  expect(await info(token)).toMatchObject({ items: [{}, { bonus: 30_000, status: 1 }, {}, {}] });
});

test('a first deposit below every offer earns no bonus (FD-01)', async () => {
  const { token } = await operator.player();
  await operator.deposit(token, 10_000);
  expect(await states(token)).toEqual([3, 3, 3, 3]);
});

test('on a break there are no offers, and a deposit paid then brings no bonus (RG-26)', async () => {
  const { token } = await operator.player();
  const { orderNo } = await operator.order(token, item.amount, { itemId: 4 });
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await info(token)).toMatchObject({ errcode: 5001 });
  expect(await claim(token, 4)).toMatchObject({ errcode: 5001 });
  await operator.pay(orderNo, item.amount);
  operator.clock.time += day;
  expect(await coin(token)).toBe(50_000);
  expect(await states(token)).toEqual([3, 3, 3, 3]);
});

test('activity types 39 and 44 are equivalent; without either the usual bonus applies (Q-34, A-39)', async () => {
  const { written } = operator.context;
  for (const activityType of [activityTypes.FirstCharge, activityTypes.FirstDeposit]) {
    operator.context.written = { ...written, activities: [{ id: 1, activityType }] };
    const { token } = await operator.player();
    expect(await states(token)).toEqual([0, 0, 0, 0]);
  }
  operator.context.written = { ...written, activities: [] };
  const { token } = await operator.player();
  expect(await info(token)).toMatchObject({ errcode: 4001 });
  await buy(token);
  expect(await coin(token)).toBe(52_500);
  operator.context.written = written;
});
