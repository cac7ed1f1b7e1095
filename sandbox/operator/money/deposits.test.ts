import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partnerAt, testKeys } from '#sandbox/testing/partnerTest.ts';
import { partners } from '../api/partners.ts';
import { appAddress, openTestOperator } from '#sandbox/testing/testOperator.ts';
import { createSeamlessWallet } from '../games/seamlessWallet.ts';

const returnUrl = `${appAddress}/wallets?name=deposit`;
const registered: { orderNo: string; returnUrl: string }[] = [];

let operator: Awaited<ReturnType<typeof openTestOperator>>;
let gateway: ReturnType<typeof partnerAt>;
beforeAll(async () => {
  operator = await openTestOperator({
    register: async (order) => {
      registered.push(order);
      return `http://127.0.0.1:4175/checkout/${order.orderNo}?order=sealed`;
    },
  });
  const now = () => operator.clock.time;
  const wallet = createSeamlessWallet(operator.db, now);
  gateway = partnerAt(partners({ db: operator.db, now, wallet, keys: testKeys }), 'gateway', now);
});
afterAll(() => operator.close());

const deposit = (token: string, more: object = {}) =>
  operator.call(
    'createRecharge',
    { rechargeTypeId: 1, amount: 50_000, returnUrl, requestId: randomUUID(), ...more },
    token,
  );
const report = async (orderNo: unknown, status: 'paid' | 'failed', amount = 50_000, key = testKeys.payment) =>
  gateway('/webhooks/payment', JSON.stringify({ orderNo: String(orderNo), status, amount }), key);
const statusOf = (orderNo: unknown, token: string) =>
  operator.call('rechargeStatus', { orderNo: String(orderNo) }, token);

test('a paid deposit is credited once with its bonus under repeated notifications', async () => {
  const { token } = await operator.player();
  const { orderNo, payUrl } = await deposit(token);
  expect(payUrl).toBe(`http://127.0.0.1:4175/checkout/${String(orderNo)}?order=sealed`);
  expect(await statusOf(orderNo, token)).toMatchObject({ status: 0, amount: 50_000, bonus: 2_500, coin: 0 });

  const reports = await Promise.all([1, 2, 3, 4].map(() => report(orderNo, 'paid')));
  expect(reports.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await statusOf(orderNo, token)).toMatchObject({ status: 1, coin: 52_500 });
  const { data } = await operator.call('appUserCoinDetail', { pageNum: 1, pageSize: 10 }, token);
  expect(data).toMatchObject({
    list: [
      { typeName: 'Deposit bonus', amount: 2_500, balance: 52_500 },
      { typeName: 'Deposit', orderNo },
    ],
  });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 52_500, totalRecharge: 50_000 });
});

test('copies of one act create one order, registered with its return URL', async () => {
  const { token } = await operator.player();
  const requestId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => deposit(token, { requestId })));
  expect(new Set(answers.map(({ orderNo }) => orderNo)).size).toBe(1);
  const { data } = await operator.call('rechargeRecord', { pageNum: 1, pageSize: 10 }, token);
  expect(data).toMatchObject({ total: 1, list: [{ status: 0, channel: 'GCash' }] });
  const { orderNo } = answers[0]!;
  expect(registered.find((order) => order.orderNo === orderNo)?.returnUrl).toBe(
    `${returnUrl}&orderNo=${String(orderNo)}`,
  );
  expect(await operator.call('operationStatus', { requestId }, token)).toMatchObject({
    state: 'done',
    call: 'createRecharge',
    answer: { orderNo },
  });
});

test('a failed deposit credits nothing, and a later payment is still credited', async () => {
  const { token } = await operator.player();
  const { orderNo } = await deposit(token);
  await report(orderNo, 'failed');
  expect(await statusOf(orderNo, token)).toMatchObject({ status: 2, coin: 0 });
  await report(orderNo, 'paid');
  expect(await statusOf(orderNo, token)).toMatchObject({ status: 1, coin: 52_500 });
  await report(orderNo, 'failed');
  expect(await statusOf(orderNo, token)).toMatchObject({ status: 1, coin: 52_500 });
});

test('an unpaid deposit expires', async () => {
  const { token } = await operator.player();
  const { orderNo, expireTime } = await deposit(token);
  operator.clock.time = expireTime as number;
  expect(await statusOf(orderNo, token)).toMatchObject({ status: 3 });
  for (const [status, total] of [
    [0, 0],
    [3, 1],
  ] as const) {
    const { data } = await operator.call('rechargeRecord', { pageNum: 1, pageSize: 10, status }, token);
    expect(data).toMatchObject({ total });
  }
});

test('a notification with a wrong signature, amount or order credits nothing', async () => {
  const { token } = await operator.player();
  const { orderNo } = await deposit(token);
  expect((await report(orderNo, 'paid', 50_000, 'a guess')).status).toBe(403);
  expect((await report(orderNo, 'paid', 50_001)).status).toBe(409);
  expect((await report('D0', 'paid')).status).toBe(404);
  expect(await statusOf(orderNo, token)).toMatchObject({ status: 0, coin: 0 });
});

test.each([
  ['below the minimum', { amount: 5_000, itemId: 1 }, { errcode: 3002, min: 10_000, max: 5_000_000 }],
  ['above the maximum', { amount: 100_000_000 }, { errcode: 3002 }],
  ['at an unknown channel', { rechargeTypeId: 99 }, { errcode: 400, field: 'rechargeTypeId' }],
  ['of an amount that is not on offer', { rechargeTypeId: 3, amount: 62_300 }, { errcode: 400, field: 'amount' }],
  ['of an amount other than its item’s', { amount: 20_000, itemId: 2 }, { errcode: 400, field: 'amount' }],
  ['that returns to another site', { returnUrl: 'https://evil.example/' }, { errcode: 400, field: 'returnUrl' }],
  [
    'that leads to another port of this machine afterwards (S25)',
    { returnUrl: 'http://127.0.0.1:9999/evil' },
    { errcode: 400, field: 'returnUrl' },
  ],
  [
    'that leads to a blob of this app afterwards',
    { returnUrl: `blob:${appAddress}/x` },
    { errcode: 400, field: 'returnUrl' },
  ],
  [
    'that leads back with a name and password before the host',
    { returnUrl: appAddress.replace('://', '://bank.example:pay@') },
    { errcode: 400, field: 'returnUrl' },
  ],
  ['of a fraction of a hundredth (S26)', { amount: 50_000.9 }, { errcode: 400, field: 'amount' }],
  ['without a requestId', { requestId: undefined }, { errcode: 400, field: 'requestId' }],
])('a deposit %s is refused', async (_, more, refusal) => {
  const { token } = await operator.player();
  expect(await deposit(token, more)).toMatchObject(refusal);
});

test.each([
  [0, 3007],
  [2, 3007],
  [1, 0],
])('a deposit at a channel that staff gave status %i gets %i', async (status, errcode) => {
  const { token } = await operator.player();
  const channels = operator.context.written.config.rechargeTypes!;
  await operator.amend({ rechargeTypes: channels.map((each) => (each.id === 2 ? { ...each, status } : each)) });
  expect(await deposit(token, { rechargeTypeId: 2 })).toMatchObject({ errcode });
  await operator.amend({});
});

test('a free-amount channel accepts whole pesos only', async () => {
  const { token } = await operator.player();
  expect(await deposit(token, { rechargeTypeId: 2, amount: 12_300 })).toMatchObject({ errcode: 0 });
  expect(await deposit(token, { rechargeTypeId: 2, amount: 12_350 })).toMatchObject({ errcode: 400, field: 'amount' });
});

test('after the first deposit the higher minimum applies', async () => {
  const { token } = await operator.player();
  expect(await deposit(token, { rechargeTypeId: 2, amount: 10_000 })).toMatchObject({ errcode: 0 });
  const { orderNo } = await deposit(token);
  await report(orderNo, 'paid');
  expect(await deposit(token, { rechargeTypeId: 2, amount: 10_000 })).toMatchObject({ errcode: 3002, min: 20_000 });
});

test('a player cannot see another player’s deposit', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const { orderNo } = await deposit(one.token);
  expect(await statusOf(orderNo, other.token)).toMatchObject({ errcode: 404 });
});

test('reusing an order’s id with another amount is refused (S19)', async () => {
  const { token } = await operator.player();
  const requestId = randomUUID();
  const { orderNo } = await deposit(token, { requestId, rechargeTypeId: 2, amount: 20_000 });
  const other = await deposit(token, { requestId, rechargeTypeId: 2, amount: 50_000 });
  expect(other).toMatchObject({ errcode: 400, field: 'requestId' });
  expect(await deposit(token, { requestId, rechargeTypeId: 2, amount: 20_000 })).toMatchObject({ errcode: 0, orderNo });
});
