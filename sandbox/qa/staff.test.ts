import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '../testing/moneyTest.ts';
import { usualStaffRules } from '../operator/context/staffRules.ts';
import { pages } from './backOffice.ts';

let operator: MoneyTest;
let backOffice: ReturnType<typeof pages>;
beforeAll(async () => {
  operator = await openMoneyTest();
  backOffice = pages({ operator, origins: {}, violations: [], bump: () => ({}), release: () => {} });
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const flip = (method: string, name: string, body: object = {}) =>
  backOffice.request(`/switches/${name}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** A player with this account name, by which the switches find players. */
async function named(account: string, coin = 0) {
  const player = await operator.known(coin);
  await operator.db.updateTable('users').set({ account }).where('id', '=', player.userId).execute();
  return { ...player, account };
}

/** A withdrawal of ₱500 that stays open until staff decide it. */
async function withdrawal(account: string) {
  await flip('PUT', 'rules', { payout: { end: 'never' } });
  const player = await named(account, 50_000);
  const smsCode = await operator.code(player.token);
  const wanted = { amount: 50_000, name: 'gcash', accountId: player.accountId, smsCode };
  const { orderNo } = await operator.act('exchange', wanted, player.token);
  return { orderNo, stands: () => operator.call('exchangeStatus', { orderNo }, player.token) };
}

test('rules can be changed in part and are reset to defaults', async () => {
  await flip('PUT', 'rules', { kyc: { verdict: 'rejected', after: 0 }, away: [3] });
  expect(operator.context.rules).toEqual({
    ...usualStaffRules,
    kyc: { ...usualStaffRules.kyc, verdict: 'rejected', after: 0 },
    away: [3],
  });
  expect((await flip('PUT', 'rules', { kyc: { verdict: 'perhaps' } })).status).toBe(400);
  expect((await flip('PUT', 'rules', { kycVerdict: 'never' })).status).toBe(400);
  await flip('POST', 'reset');
  expect(operator.context.rules).toEqual(usualStaffRules);
});

test('a withdrawal ends as staff decide, once', async () => {
  const { orderNo, stands } = await withdrawal('ending');
  expect(await (await flip('POST', 'payout', { orderNo, end: 'returned', reason: 'Closed' })).json()).toEqual({
    outcome: 'ended',
  });
  expect(await stands()).toMatchObject({ status: 5, reason: 'Closed' });
  expect(await (await flip('POST', 'payout', { orderNo, end: 'paid' })).json()).toEqual({ outcome: 'known' });
  expect((await flip('POST', 'payout', { orderNo: 'W0', end: 'paid' })).status).toBe(404);
});

test('an identity check ends as staff decide', async () => {
  const { account, token } = await named('checked');
  const said = { account, verdict: 'rejected', reason: 'Not sharp', fields: ['frontId'] };
  expect((await flip('POST', 'kyc', said)).status).toBe(200);
  expect(await operator.call('kyc', {}, token)).toMatchObject({
    data: { status: 3, reason: 'Not sharp', fields: ['frontId'] },
  });
  expect((await flip('POST', 'kyc', { account: 'nobody', verdict: 'passed' })).status).toBe(404);
});

test('a player on a break cannot be given a coupon (S11)', async () => {
  const { account, token } = await named('resting');
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect((await flip('POST', 'coupon', { account, propId: 1301, value: 5_000, days: 1 })).status).toBe(409);
  expect(await operator.call('couponList', {}, token)).toMatchObject({ list: [] });
});

test('a coupon is given for a number of days', async () => {
  const { account, token } = await named('couponed');
  expect((await flip('POST', 'coupon', { account, propId: 1301, value: 5_000, days: 1 })).status).toBe(200);
  expect(await operator.call('couponList', {}, token)).toMatchObject({
    list: [{ kind: 3, value: 5_000, status: 0, expireTime: operator.clock.time + 86_400_000 }],
  });
});

test('staff can place a player’s existing money at a game provider, and no more', async () => {
  const { account, token } = await named('seated', 10_000);
  expect(await (await flip('POST', 'table', { account, brandId: 3, amount: 4_000 })).json()).toMatchObject({
    coin: 6_000,
  });
  expect(await operator.call('getGameBalances', {}, token)).toMatchObject({ total: 4_000 });
  expect((await flip('POST', 'table', { account: 'nobody', brandId: 3, amount: 1 })).status).toBe(404);
});

test('staff can age a pending looser limit', async () => {
  const { account, token } = await named('patient');
  const day = 86_400_000;
  expect((await flip('POST', 'limits', { account, ms: day })).status).toBe(404);
  for (const value of [50_000, 90_000]) await operator.limit(token, 'deposit', 'day', value);
  expect((await flip('POST', 'limits', { account, ms: day })).status).toBe(200);
  const effectiveAt = operator.clock.time;
  expect(await operator.call('selfLimitInfo', {}, token)).toMatchObject({
    limits: [{ value: 50_000, pending: { value: 90_000, effectiveAt } }, { kind: 'reality' }],
  });
});

test('staff can give a player props', async () => {
  const { token, account } = await named('lucky88');
  const rewards = [
    { id: 60_001, count: 500 },
    { id: 80_003, count: 1 },
  ];
  expect(await (await flip('POST', 'grant', { account, rewards })).json()).toMatchObject({ diamond: 500, lottery: 10 });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({
    coin: 0,
    diamond: 500,
    lottery: 10,
    points: 0,
  });
  expect((await flip('POST', 'grant', { account: 'nobody', rewards })).status).toBe(404);
});

test('staff can give a player members with past registrations, deposits and bets', async () => {
  const { token } = await named('bringing');
  await operator.deposit(token, 20_000);
  const day = 24 * 60 * 60_000;
  expect((await flip('POST', 'member', { account: 'bringing', num: 2 })).status).toBe(200);
  expect((await flip('POST', 'member', { account: 'bringing', recharge: 0, bet: 0, ago: 2 * day })).status).toBe(200);
  expect(await operator.call('appAgent5User', {}, token)).toMatchObject({
    data: { direct: 3, valid: 2, todayNew: 0, canReceive: 400 },
  });
  expect((await flip('POST', 'member', { account: 'bringing', bet: 500_000, ago: 2 * day })).status).toBe(200);
  expect(await operator.call('appAgent5User', {}, token)).toMatchObject({ data: { direct: 4, canReceive: 1_400 } });
  expect((await flip('POST', 'member', { account: 'nobody' })).status).toBe(404);
  expect((await flip('POST', 'member', { account: 'bringing', num: 101 })).status).toBe(400);
});

test('staff can notify a player’s devices; an unknown player or kind is reported (O-23)', async () => {
  const { account } = await named('told');
  const tell = async (body: object) => flip('POST', 'push', body);
  expect(await (await tell({ account, kind: 'paid' })).json()).toEqual({ account, kind: 'paid', outcomes: [] });
  expect((await tell({ account: 'nobody', kind: 'paid' })).status).toBe(404);
  expect((await tell({ account, kind: 'toString' })).status).toBe(400);
});

test.each([
  ['POST', 'kyc', { verdict: 'rejected' }],
  ['POST', 'coupon', { propId: 1301, value: 5_000 }],
  ['POST', 'table', { brandId: 3, amount: 1_000 }],
  ['POST', 'drawChances', { num: 1 }],
  ['POST', 'bets', { amount: 1_000 }],
  ['POST', 'grant', { rewards: [{ id: 2002, count: 1 }] }],
  ['POST', 'mail', { title: 'For you' }],
  ['POST', 'member', {}],
  ['POST', 'push', { kind: 'paid' }],
  ['PUT', 'dots', { dots: { signIn: true } }],
])('%s %s names a player by id or by account, never by both or neither', async (method, call, body) => {
  const account = `by_${call.toLowerCase()}`;
  const { userId } = await named(account, 10_000);
  const status = async (name: object) => (await flip(method, call, { ...name, ...body })).status;
  for (const name of [{ userId }, { account }]) expect(await status(name)).toBe(200);
  for (const name of [{}, { account, userId }]) expect(await status(name)).toBe(400);
  for (const name of [{ userId: 1 }, { account: 'nobody' }]) expect(await status(name)).toBe(404);
});
