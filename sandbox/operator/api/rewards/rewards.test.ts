import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCoupon } from '#sandbox/operator/money/coupons.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const life = 60 * 60_000;
const first = 20_000;

/** A player whose first deposit is paid. */
async function depositor() {
  const player = await operator.player();
  await operator.deposit(player.token, first);
  return player;
}

/** Gives a player a coupon, and returns its id. */
async function give(userId: number, token: string, propId: number, value: number, more: object = {}) {
  const coupon = { userId, propId, value, minAmount: 0, expiresAt: operator.clock.time + life, ...more };
  await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
  return (await coupons(token)).at(-1)!.id;
}
const coupons = async (token: string, status?: number) =>
  (await operator.call('couponList', { status }, token))['list'] as { id: number; status: number }[];
const use = (token: string, id: number) => operator.act('couponUse', { id }, token);
const claim = (token: string, id: number) => operator.act('bindReceive', { id }, token);
const needBet = async (token: string) => (await operator.call('getExchange', {}, token))['needBet'];

test('a deposit coupon adds its capped share once the deposit is paid', async () => {
  const { userId, token } = await operator.player();
  const couponId = await give(userId, token, 1001, 500, { most: 1_000, minAmount: 20_000 });
  const { orderNo } = await operator.order(token, 30_000, { couponId });
  expect(await coupons(token)).toMatchObject([{ kind: 1, status: 3 }]);
  expect(await operator.order(token, 30_000, { couponId })).toMatchObject({ errcode: 409 });
  await operator.pay(orderNo, 30_000);
  expect(await coupons(token)).toMatchObject([{ status: 1 }]);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 31_000 });
  expect(await needBet(token)).toBe(30_000 + 10 * 1_000);
});

test('a coupon of an unpaid or failed deposit becomes usable again', async () => {
  const { userId, token } = await operator.player();
  const couponId = await give(userId, token, 1201, 5_000);
  const { orderNo } = await operator.order(token, 10_000, { couponId });
  await operator.pay(orderNo, 10_000, 'failed');
  expect(await coupons(token, 0)).toHaveLength(1);
  await operator.order(token, 10_000, { couponId });
  expect(await coupons(token, 0)).toHaveLength(0);
  operator.clock.time += life / 2;
  expect(await coupons(token, 0)).toHaveLength(1);
});

test('a coupon reused on another deposit adds nothing to the first if paid later', async () => {
  const { userId, token } = await operator.player();
  const couponId = await give(userId, token, 1201, 5_000);
  const { orderNo } = await operator.order(token, 10_000, { couponId });
  await operator.pay(orderNo, 10_000, 'failed');
  await operator.deposit(token, 10_000, { couponId });
  await operator.pay(orderNo, 10_000);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 25_000 });
});

test('a coupon is refused below its minimum, after expiry and for another player', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const couponId = await give(one.userId, one.token, 1201, 5_000, { minAmount: 50_000 });
  expect(await operator.order(one.token, 20_000, { couponId })).toMatchObject({ errcode: 400, field: 'couponId' });
  expect(await operator.order(other.token, 50_000, { couponId })).toMatchObject({ errcode: 404, field: 'couponId' });
  operator.clock.time += life;
  expect(await coupons(one.token)).toMatchObject([{ status: 2 }]);
  expect(await operator.order(one.token, 50_000, { couponId })).toMatchObject({ errcode: 409 });
});

test('a coupon without deposit pays bonus money once, with wagering', async () => {
  const { userId, token } = await depositor();
  const id = await give(userId, token, 1301, 2_000);
  const both = await Promise.all([use(token, id), use(token, id)]);
  expect(codesOf(both)).toEqual([0, 409]);
  expect(both.find(({ errcode }) => errcode === 0)).toMatchObject({
    rewards: [{ id: 2001, count: 2_000 }],
    coin: first + 2_000,
  });
  expect(await needBet(token)).toBe(first + 20_000);
  const deposits = await give(userId, token, 1201, 2_000);
  expect(await use(token, deposits)).toMatchObject({ errcode: 400, field: 'id' });
});

test('completed steps are rewarded once each', async () => {
  const { token } = await depositor();
  await operator.account(token);
  const { data } = await operator.call('bindInfo', {}, token);
  expect((data as { list: unknown }).list).toMatchObject([
    { id: 1, kind: 'mobile', done: true, status: 1, awards: [{ id: 2001, count: 1_000 }] },
    { id: 2, kind: 'bank', status: 1 },
    { id: 3, kind: 'kyc', done: false, status: 0 },
    { id: 4, kind: 'password', status: 0 },
  ]);
  const both = await Promise.all([claim(token, 1), claim(token, 1)]);
  expect(codesOf(both)).toEqual([0, 409]);
  expect(await claim(token, 3)).toMatchObject({ errcode: 4002 });
  expect(await claim(token, 9)).toMatchObject({ errcode: 404, field: 'id' });
  expect(await claim(token, 2)).toMatchObject({ errcode: 0, coin: first + 2_000 });
  expect(await needBet(token)).toBe(first + 5 * 2_000);
});

test('rewards wait for the first paid deposit and can be claimed after it (V-32)', async () => {
  const { userId, token } = await operator.player();
  const id = await give(userId, token, 1301, 2_000);
  const locked = { errcode: 4002, need: 'recharge' };
  expect(await claim(token, 1)).toMatchObject(locked);
  expect(await use(token, id)).toMatchObject(locked);
  const { orderNo } = await operator.order(token, first);
  expect(await use(token, id)).toMatchObject(locked);
  expect(await coupons(token)).toMatchObject([{ status: 0 }]);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 0, totalRecharge: 0 });
  await operator.pay(orderNo, first);
  expect(await claim(token, 1)).toMatchObject({ errcode: 0, coin: first + 1_000 });
  expect(await use(token, id)).toMatchObject({ errcode: 0, coin: first + 3_000 });
});
