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

/** The operator with a gateway that fails in this way. */
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

test('an unregistered order is registered by the next copy within its deadline', async () => {
  const broken = await away(new Error('unreachable'));
  const { token } = await operator.player();
  const body = bodyOf();
  broken.clock.time = operator.clock.time;
  expect(await broken.call('createRecharge', body, token)).toMatchObject({ errcode: 500 });
  expect(await statusAfter(body, token)).toMatchObject({ state: 'unknown', serverTime: operator.clock.time });
  expect(await operator.call('createRecharge', body, token)).toMatchObject({ errcode: 0 });
});

test('an order past its deadline is void, and a late copy is refused (S2)', async () => {
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

test('an order arriving after it was reported as refused stays refused (S2)', async () => {
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

test('a late copy is refused without a status query, and an invalid deadline is reported (S2)', async () => {
  const { token } = await operator.player();
  const notAfter = operator.clock.time - 1;
  expect(await deposit(token, { notAfter })).toMatchObject({ errcode: 410 });
  expect(await deposit(token, { notAfter: 'soon' })).toMatchObject({ errcode: 400, field: 'notAfter' });
});

test('a status query with an impossible id stores nothing (S2)', async () => {
  const { token, userId } = await operator.player();
  const said = await operator.call('operationStatus', { requestId: 'no id', notAfter: 0 }, token);
  expect(said).toMatchObject({ state: 'unknown' });
  const rows = await operator.db.selectFrom('operations').select('requestId').where('userId', '=', userId).execute();
  expect(rows).toEqual([]);
});

test('an order refused by the gateway uses no limit and frees its coupon (S10)', async () => {
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
