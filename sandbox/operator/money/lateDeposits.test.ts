import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import { appAddress, openTestOperator } from '#sandbox/testing/testOperator.ts';
import { Refusal } from '../http/refusal.ts';
import { giveCoupon } from './coupons.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ register: async ({ orderNo }) => `http://127.0.0.1:4175/checkout/${orderNo}` });
});
afterAll(() => operator.close());

const returnUrl = `${appAddress}/wallets?name=deposit`;
const deposit = (token: string, more: object = {}) =>
  operator.call(
    'createRecharge',
    { rechargeTypeId: 1, amount: 50_000, returnUrl, requestId: randomUUID(), ...more },
    token,
  );

/** The operator while its gateway does not answer, or refuses. */
const away = (failure: Error) =>
  openTestOperator({ db: operator.db, register: () => Promise.reject(failure), report: () => {} });
const minute = 60_000;
const bodyOf = (more: object = {}) => ({
  rechargeTypeId: 1,
  amount: 50_000,
  returnUrl,
  requestId: randomUUID(),
  notAfter: operator.clock.time + minute,
  ...more,
});
const statusAfter = ({ requestId, notAfter }: { requestId: string; notAfter: number }, token: string) =>
  operator.call('operationStatus', { requestId, notAfter }, token);

test('an order that could not be registered is registered by the next copy of the act, while that is in time', async () => {
  const broken = await away(new Error('unreachable'));
  const { token } = await operator.player();
  const body = bodyOf();
  broken.clock.time = operator.clock.time;
  expect(await broken.call('createRecharge', body, token)).toMatchObject({ errcode: 500 });
  expect(await statusAfter(body, token)).toMatchObject({ state: 'unknown', serverTime: operator.clock.time });
  expect(await operator.call('createRecharge', body, token)).toMatchObject({ errcode: 0 });
});

test('S2: what was told as unknown after its time is never done later: the order is void, and a late copy refused', async () => {
  const broken = await away(new Error('unreachable'));
  const { token } = await operator.player();
  const body = bodyOf();
  broken.clock.time = operator.clock.time;
  await broken.call('createRecharge', body, token);
  operator.clock.time = body.notAfter + 1;
  expect(await statusAfter(body, token)).toMatchObject({ state: 'refused', call: 'createRecharge' });
  expect(await operator.call('createRecharge', body, token)).toMatchObject({ errcode: 410 });
  const { data } = await operator.call('rechargeRecord', { pageNum: 1, pageSize: 10 }, token);
  expect(data).toMatchObject({ total: 1, list: [{ status: 2 }] });
});

test('S2: an order that comes two seconds after the app was told that it never will is refused', async () => {
  const { token } = await operator.player();
  const body = bodyOf();
  operator.clock.time += minute;
  expect(await statusAfter(body, token)).toMatchObject({ state: 'unknown' });
  operator.clock.time += 2_000;
  expect(await statusAfter(body, token)).toMatchObject({ state: 'refused' });
  expect(await operator.call('createRecharge', body, token)).toMatchObject({ errcode: 410 });
  const { data } = await operator.call('rechargeRecord', { pageNum: 1, pageSize: 10 }, token);
  expect(data).toMatchObject({ total: 0 });
});

test('S2: a copy that is late is refused without anybody having asked, and one without a usable time is told so', async () => {
  const { token } = await operator.player();
  const notAfter = operator.clock.time - 1;
  expect(await deposit(token, { notAfter })).toMatchObject({ errcode: 410 });
  expect(await deposit(token, { notAfter: 'soon' })).toMatchObject({ errcode: 400, field: 'notAfter' });
});

test('S2: what the operator was asked about leaves nothing where no act can have that id', async () => {
  const { token, userId } = await operator.player();
  const said = await operator.call('operationStatus', { requestId: 'no id', notAfter: 0 }, token);
  expect(said).toMatchObject({ state: 'unknown' });
  const rows = await operator.db.selectFrom('operations').select('requestId').where('userId', '=', userId).execute();
  expect(rows).toEqual([]);
});

test('S10: an order that the gateway refused counts towards no limit, and its coupon can be used again', async () => {
  const broken = await away(new Refusal(codes.channelClosed, 'The gateway is away'));
  const { token, userId } = await operator.player();
  broken.clock.time = operator.clock.time;
  const limit = { kind: 'deposit', period: 'day', value: 50_000, requestId: randomUUID() };
  await operator.call('selfLimitSet', limit, token);
  const coupon = { userId, propId: 1001, value: 500, minAmount: 20_000, expiresAt: operator.clock.time + minute };
  await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
  const couponOf = async () => ((await operator.call('couponList', {}, token))['list'] as Coupon[])[0]!;
  const couponId = (await couponOf()).id;
  const body = bodyOf({ couponId });
  expect(await broken.call('createRecharge', body, token)).toMatchObject({ errcode: 3007 });
  expect(await operator.call('createRecharge', body, token)).toMatchObject({ errcode: 3007 });
  expect(await couponOf()).toMatchObject({ status: 0 });
  expect(await deposit(token, { couponId })).toMatchObject({ errcode: 0 });
});
