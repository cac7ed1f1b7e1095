import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 10, 24, 4);
const midnight = Date.UTC(2026, 10, 24, 16);
beforeEach(() => {
  operator.clock.time = noon;
});
afterAll(() => operator.close());

test('deposits pass exactly up to the limit', async () => {
  const { token } = await operator.player();
  expect(await operator.limit(token, 'deposit', 'day', 50_000)).toMatchObject({ errcode: 0, applied: true });
  await operator.deposit(token, 40_000);
  expect(await operator.order(token, 10_100 + 10_000)).toMatchObject({
    errcode: 5003,
    period: 'day',
    limit: 50_000,
    used: 40_000,
    resetAt: midnight,
  });
  const more = { rechargeTypeId: 1 };
  expect(await operator.order(token, 10_000, more)).toMatchObject({ errcode: 0 });
  expect(await operator.order(token, 10_000, more)).toMatchObject({ errcode: 5003, used: 50_000 });
});

test('failed and expired deposits free the limit, and midnight in Manila resets it', async () => {
  const { token } = await operator.player();
  await operator.limit(token, 'deposit', 'day', 50_000);
  const { orderNo } = await operator.order(token, 50_000);
  expect(await operator.order(token, 50_000)).toMatchObject({ errcode: 5003 });
  await operator.pay(orderNo, 50_000, 'failed');
  await operator.order(token, 50_000);
  operator.clock.time += hour / 2;
  expect(await operator.order(token, 50_000)).toMatchObject({ errcode: 5003 });
  operator.clock.time += 10 * minute;
  await operator.deposit(token, 50_000);
  operator.clock.time = midnight - 1;
  expect(await operator.order(token, 50_000)).toMatchObject({ errcode: 5003, resetAt: midnight });
  operator.clock.time = midnight;
  expect(await operator.order(token, 50_000)).toMatchObject({ errcode: 0 });
});

test('ordered but unpaid amounts are listed separately from used ones', async () => {
  const { token } = await operator.player();
  await operator.limit(token, 'deposit', 'day', 50_000);
  await operator.deposit(token, 10_000);
  const { orderNo } = await operator.order(token, 30_000);
  expect(await operator.limits(token)).toMatchObject({
    limits: [{ used: 40_000, waiting: 30_000 }, { kind: 'reality' }],
  });
  await operator.pay(orderNo, 30_000);
  const { limits } = (await operator.limits(token)) as unknown as { limits: object[] };
  expect(limits[0]).toMatchObject({ used: 40_000 });
  expect(limits[0]).not.toHaveProperty('waiting');
});

test('a reminder is off by default, changes at once and is not a limit', async () => {
  const { token } = await operator.player();
  expect(await operator.limits(token)).toMatchObject({ reminder: false });
  expect(await operator.limit(token, 'reminder', 'month', 1)).toMatchObject({ errcode: 0, applied: true });
  expect(await operator.limits(token)).toMatchObject({ reminder: true, limits: [{ kind: 'reality' }] });
  expect(await operator.order(token, 50_000)).toMatchObject({ errcode: 0 });
  expect(await operator.limit(token, 'reminder', 'month', 0)).toMatchObject({ errcode: 0, applied: true });
  expect(await operator.limits(token)).toMatchObject({ reminder: false });
  expect(await operator.limit(token, 'reminder', 'month', 2)).toMatchObject({ errcode: 400, field: 'value' });
  expect(await operator.limit(token, 'reminder', 'day', 1)).toMatchObject({ errcode: 400, field: 'period' });
});

test('the lower of two limits applies', async () => {
  const { token } = await operator.player();
  await operator.limit(token, 'deposit', 'day', 90_000);
  await operator.limit(token, 'deposit', 'month', 60_000);
  expect(await operator.order(token, 70_000)).toMatchObject({ errcode: 5003, period: 'month', limit: 60_000 });
});

test('concurrent deposits never exceed the limit', async () => {
  const { token } = await operator.player();
  await operator.limit(token, 'deposit', 'week', 50_000);
  const orders = await Promise.all(Array.from({ length: 8 }, () => operator.order(token, 20_000)));
  expect(orders.filter(({ errcode }) => errcode === 0)).toHaveLength(2);
});

test('a tighter limit applies at once, a looser one after a day and a confirmation', async () => {
  const { token } = await operator.player();
  await operator.limit(token, 'deposit', 'day', 50_000);
  expect(await operator.limit(token, 'deposit', 'day', 30_000)).toMatchObject({ applied: true, effectiveAt: noon });
  const { id, ...said } = await operator.limit(token, 'deposit', 'day', 80_000);
  const pending = { value: 80_000, effectiveAt: noon + 24 * hour, confirmBy: noon + 96 * hour };
  expect(said).toMatchObject({ applied: false, pending });
  expect(await operator.limits(token)).toMatchObject({
    limits: [{ id, kind: 'deposit', value: 30_000, pending }, { kind: 'reality' }],
  });

  operator.clock.time = noon + 24 * hour - 1_000;
  expect(await operator.call('selfLimitConfirm', { id }, token)).toMatchObject({ errcode: 429, retryAfter: 1 });
  operator.clock.time += hour;
  expect(await operator.order(token, 40_000)).toMatchObject({ errcode: 5003, limit: 30_000 });
  expect(await operator.call('selfLimitConfirm', { id }, token)).toMatchObject({
    errcode: 0,
    limits: [{ value: 80_000 }, {}],
  });
  expect(await operator.order(token, 40_000)).toMatchObject({ errcode: 0 });
});

test('an unconfirmed looser limit lapses and can be cancelled before', async () => {
  const { token } = await operator.player();
  await operator.limit(token, 'loss', 'week', 50_000);
  const { id } = await operator.limit(token, 'loss', 'week', 0);
  expect(await operator.call('selfLimitCancelPending', { id }, token)).toMatchObject({ errcode: 0 });
  expect(await operator.call('selfLimitConfirm', { id }, token)).toMatchObject({ errcode: 404 });
  await operator.limit(token, 'loss', 'week', 0);
  operator.clock.time = noon + 96 * hour;
  expect(await operator.call('selfLimitConfirm', { id }, token)).toMatchObject({ errcode: 404 });
  expect(await operator.limits(token)).toMatchObject({ limits: [{ value: 50_000 }, {}] });
});

test('a tighter limit cancels a pending looser one', async () => {
  const { token } = await operator.player();
  await operator.limit(token, 'deposit', 'day', 50_000);
  const { id } = await operator.limit(token, 'deposit', 'day', 0);
  await operator.limit(token, 'deposit', 'day', 40_000);
  operator.clock.time = noon + 25 * hour;
  expect(await operator.call('selfLimitConfirm', { id }, token)).toMatchObject({ errcode: 404 });
});

test.each([
  ['was cancelled', true],
  ['another one has replaced', false],
])('an earlier looser limit that %s neither confirms nor cancels the later one', async (_, cancels) => {
  const { token } = await operator.player();
  await operator.limit(token, 'deposit', 'day', 50_000);
  const { id: earlier } = await operator.limit(token, 'deposit', 'day', 80_000);
  if (cancels) await operator.call('selfLimitCancelPending', { id: earlier }, token);
  const { id, pending } = await operator.limit(token, 'deposit', 'day', 0);
  operator.clock.time += 25 * hour;
  for (const call of ['selfLimitCancelPending', 'selfLimitConfirm'] as const)
    expect(await operator.call(call, { id: earlier }, token)).toMatchObject({ errcode: 404 });
  expect(await operator.limits(token)).toMatchObject({ limits: [{ id, value: 50_000, pending }, { kind: 'reality' }] });
  expect(await operator.call('selfLimitConfirm', { id }, token)).toMatchObject({
    errcode: 0,
    limits: [{ kind: 'reality' }],
  });
});

test('a limit keeps its place in the list when a looser one is set', async () => {
  const { token } = await operator.player();
  const listed = async () => {
    const { limits } = (await operator.limits(token)) as unknown as { limits: { kind: string; period: string }[] };
    return limits.map(({ kind, period }) => `${kind} ${period}`);
  };
  await operator.limit(token, 'deposit', 'day', 50_000);
  await operator.limit(token, 'deposit', 'week', 90_000);
  const before = await listed();
  await operator.limit(token, 'deposit', 'day', 80_000);
  expect(await listed()).toEqual(before);
  expect(before).toEqual(['deposit day', 'deposit week', 'reality none']);
});

test('late copies of one tightening are one', async () => {
  const { token } = await operator.player();
  const requestId = randomUUID();
  const body = { kind: 'deposit', period: 'day', value: 50_000, requestId };
  await operator.call('selfLimitSet', body, token);
  await operator.limit(token, 'deposit', 'day', 30_000);
  expect(await operator.call('selfLimitSet', body, token)).toMatchObject({ errcode: 0, applied: true });
  expect(await operator.limits(token)).toMatchObject({ limits: [{ value: 30_000 }, {}] });
});

test.each([
  ['deposit', 'day', 9_900],
  ['deposit', 'day', 10_050],
  ['loss', 'month', 100_000_100],
  ['session', 'day', 10],
  ['reality', 'none', 45],
  ['reality', 'none', 0],
])('a %s limit by %s of %i is refused', async (kind, period, value) => {
  const { token } = await operator.player();
  expect(await operator.limit(token, kind, period, value)).toMatchObject({ errcode: 400, field: 'value' });
});

test('play time has no weekly limit', async () => {
  const { token } = await operator.player();
  expect(await operator.limit(token, 'session', 'week', 60)).toMatchObject({ errcode: 400, field: 'period' });
});

test('the reality check cannot be turned off, and loosening it is delayed', async () => {
  const { token } = await operator.player();
  expect(await operator.call('rgState', {}, token)).toMatchObject({ state: 0, realityMin: 60 });
  expect(await operator.limit(token, 'reality', 'none', 15)).toMatchObject({ applied: true });
  expect(await operator.limit(token, 'reality', 'none', 120)).toMatchObject({ applied: false });
  expect(await operator.call('rgState', {}, token)).toMatchObject({ realityMin: 15 });
});
