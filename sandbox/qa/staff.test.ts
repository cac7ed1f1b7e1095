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

test('staff see a document belongs to another player, and the check stays open (S14)', async () => {
  const [one, other] = [await named('owner'), await named('second')];
  await flip('POST', 'kyc', { account: other.account, verdict: 'rejected' });
  const { idNo } = await operator.db
    .selectFrom('kycChecks')
    .select('idNo')
    .where('userId', '=', one.userId)
    .executeTakeFirstOrThrow();
  await operator.db.updateTable('kycChecks').set({ idNo }).where('userId', '=', other.userId).execute();
  const pass = async () => {
    const reply = await flip('POST', 'kyc', { account: other.account, verdict: 'passed' });
    return [reply.status, await reply.json()];
  };
  expect(await pass()).toEqual([409, { error: `May be the person of ${one.userId}: tell them apart first` }]);
  // Two persons may be alike, but a document still belongs to one person.
  await flip('POST', 'apart', { account: other.account, otherId: one.userId });
  expect(await pass()).toEqual([409, { error: 'This paper is known for another player' }]);
  expect(await operator.call('kyc', {}, other.token)).toMatchObject({ data: { status: 3 } });
});

test('staff see possible matches and can pass a check after telling the two apart (N8)', async () => {
  const [one, other] = [await named('first_of_two'), await named('other_of_two')];
  const person = { realName: 'Rosa Villanueva', birthday: '1971-03-05' };
  for (const { userId } of [one, other])
    await operator.db.updateTable('kycChecks').set(person).where('userId', '=', userId).execute();
  const checks = (await (await backOffice.request('/checks')).json()) as { userId: number; doubts: object[] }[];
  const doubts = [{ why: 'person', userId: one.userId, name: 'same', excluded: false }];
  expect(checks.find(({ userId }) => userId === other.userId)).toMatchObject({ ...person, waits: false, doubts });
  const pass = async () => (await flip('POST', 'kyc', { account: other.account, verdict: 'passed' })).status;
  expect(await pass()).toBe(409);
  const apart = async (otherId: number) => (await flip('POST', 'apart', { account: other.account, otherId })).status;
  expect([await apart(1), await apart(other.userId), await apart(one.userId)]).toEqual([404, 404, 200]);
  expect(await pass()).toBe(200);
});

test('staff can tell apart and pass a player without an account, by the id in the list of checks (N8)', async () => {
  const [one, { userId }] = [await named('has_a_name'), await operator.known()];
  const person = { realName: 'Luz Macaraeg', birthday: '1973-03-05' };
  for (const id of [one.userId, userId])
    await operator.db.updateTable('kycChecks').set(person).where('userId', '=', id).execute();
  const checks = (await (await backOffice.request('/checks')).json()) as { userId: number; account: string | null }[];
  expect(checks.find((each) => each.userId === userId)).toMatchObject({
    account: null,
    doubts: [{ why: 'person', userId: one.userId }],
  });
  const passed = { userId, verdict: 'passed' };
  expect((await flip('POST', 'kyc', passed)).status).toBe(409);
  expect(await (await flip('POST', 'apart', { userId, otherId: one.userId })).json()).toEqual({
    userId,
    otherId: one.userId,
  });
  expect(await (await flip('POST', 'kyc', passed)).json()).toEqual(passed);
});

test('staff can pass an excluded player’s check as that of the person of another account (N8)', async () => {
  const [one, other, third] = [await named('shut_out'), await named('of_the_same'), await named('at_play')];
  const person = { realName: 'Corazon Villanueva', birthday: '1972-03-05' };
  for (const { userId } of [one, other, third])
    await operator.db.updateTable('kycChecks').set(person).where('userId', '=', userId).execute();
  await operator.db.updateTable('kycChecks').set({ verdict: 3 }).where('userId', '=', one.userId).execute();
  await operator.act('selfExclude', { type: 2, months: 6 }, one.token);
  const pass = async ({ account }: { account: string }, ...samePerson: number[]) => {
    const reply = await flip('POST', 'kyc', { account, verdict: 'passed', samePerson });
    return [reply.status, ((await reply.json()) as { error?: string }).error];
  };
  const left = `May be the person of ${third.userId}: tell them apart first`;
  expect(await pass(one, other.userId)).toEqual([409, left]);
  expect(await pass(one, other.userId, 1)).toEqual([409, '1 has nobody like this person']);
  expect(await pass(one, other.userId, third.userId)).toEqual([200, undefined]);
  expect(await operator.call('kyc', {}, one.token)).toMatchObject({ data: { status: 2 } });
  expect((await pass(other, third.userId))[0]).toBe(409);
});

test('staff clear the namesake of a restricted person (N9)', async () => {
  const { account } = await named('only_a_namesake');
  const apart = async (listed: string) => (await flip('POST', 'apart', { account, listed })).status;
  expect([await apart('Nobody Listed'), await apart('Juan dela Bawal')]).toEqual([404, 200]);
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
