import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authModes } from '#contract/loginKinds.ts';
import { addMonths } from '#contract/calendar.ts';
import { giveCoupon } from '../money/coupons.ts';
import { hashPassword } from '../identity/passwords.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const hour = 60 * 60_000;
const rest = (token: string, hours: number, more: object = {}) =>
  operator.act('selfExclude', { type: 1, hours, ...more }, token);
const leave = (token: string, months: number, more: object = {}) =>
  operator.act('selfExclude', { type: 2, months, ...more }, token);
const state = (token: string) => operator.call('rgState', {}, token);

test('a break blocks deposits, games, bets and rewards at once, and ends by itself', async () => {
  const { token, userId } = await operator.player(50_000);
  const coupon = { userId, propId: 1301, value: 100, minAmount: 0, expiresAt: operator.clock.time + 99 * hour };
  await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
  const { list } = await operator.call('couponList', {}, token);
  const couponId = (list as { id: number }[])[0]!.id;
  const { session } = await operator.sit(token);
  const until = operator.clock.time + 24 * hour;
  expect(await rest(token, 24)).toMatchObject({ errcode: 0, state: 1, until });

  await expect(operator.wallet.bet({ session, roundId: 'late', amount: 1_000 })).rejects.toThrow('ended');
  const refusal = { errcode: 5001, until };
  expect(await operator.order(token, 20_000)).toMatchObject(refusal);
  expect(await operator.act('startGame', { gameId: 1001 }, token)).toMatchObject(refusal);
  expect(await operator.act('startGame', { gameId: 1001, tryIt: true }, token)).toMatchObject(refusal);
  expect(await operator.act('couponUse', { id: couponId }, token)).toMatchObject(refusal);
  expect(await operator.act('bindReceive', { id: 1 }, token)).toMatchObject(refusal);
  expect(await state(token)).toMatchObject({ state: 1, until });
  expect(await operator.call('online', { gameId: 0 }, token)).toMatchObject({ rg: { stop: true } });

  operator.clock.time = until;
  expect(await state(token)).toMatchObject({ state: 0 });
  expect((await operator.sit(token)).started).toMatchObject({ errcode: 0 });
});

test('a player on a break sees no activities and no red dots', async () => {
  const { token, userId } = await operator.player();
  await operator.db.updateTable('users').set({ dots: '{"task":true}' }).where('id', '=', userId).execute();
  await rest(token, 24);
  expect(await operator.call('getActivityIds', {}, token)).toMatchObject({ activityIds: [], activityMap: {} });
  expect(await operator.call('activityGetStatusList', {}, token)).toMatchObject({ task: false });
  const info = { version: '1.1.6', os: 'web', deviceModel: '' };
  expect(await operator.call('getAfterLoginInfoWeb', info, token)).toMatchObject({ activityIds: [] });
});

test.each([24, 72, 168, 720])('a break of %i hours lasts exactly that long', async (hours) => {
  const { token } = await operator.player();
  expect(await rest(token, hours)).toMatchObject({ until: operator.clock.time + hours * hour });
});

test.each([6, 12, 60])('an exclusion of %i months lasts that long, its first six irrevocable', async (months) => {
  const { token } = await operator.player();
  const { time } = operator.clock;
  expect(await leave(token, months)).toMatchObject({
    state: 2,
    until: addMonths(time, months),
    irrevocableUntil: addMonths(time, 6),
    ref: expect.stringMatching(/^SX-/),
  });
});

test('other lengths are refused', async () => {
  const { token } = await operator.player();
  expect(await rest(token, 1)).toMatchObject({ errcode: 400, field: 'hours' });
  expect(await leave(token, 1)).toMatchObject({ errcode: 400, field: 'months' });
  expect(await state(token)).toMatchObject({ state: 0 });
});

test('a break or exclusion cannot be shortened or weakened', async () => {
  const { token } = await operator.player();
  const { until } = await rest(token, 720);
  expect(await rest(token, 24)).toMatchObject({ until });
  const { until: end, irrevocableUntil, ref } = await leave(token, 12);
  expect(Number(end)).toBeGreaterThan(Number(until));
  const same = { state: 2, until: end, irrevocableUntil, ref };
  expect(await rest(token, 24)).toMatchObject(same);
  expect(await state(token)).toMatchObject(same);
});

test('repeating an exclusion extends it from its current end (RG-18)', async () => {
  const { token } = await operator.player();
  const { until: end, ref } = await leave(token, 12);
  operator.clock.time += 24 * hour;
  const irrevocableUntil = addMonths(operator.clock.time, 6);
  const longer = { state: 2, until: addMonths(Number(end), 6), irrevocableUntil, ref };
  expect(await leave(token, 6)).toMatchObject(longer);
  expect(await state(token)).toMatchObject({ state: 2, until: longer.until });
});

test('copies of one exclusion, late ones too, are one', async () => {
  const { token } = await operator.player();
  const requestId = randomUUID();
  const first = await leave(token, 6, { requestId });
  operator.clock.time += 48 * hour;
  expect(await leave(token, 6, { requestId })).toEqual(first);
});

test('a break that arrives late ends when it was promised to (RG-17)', async () => {
  const { token } = await operator.player();
  const from = operator.clock.time;
  operator.clock.time += 23 * hour;
  const until = from + 24 * hour;
  expect(await rest(token, 24, { from })).toMatchObject({ errcode: 0, state: 1, until, irrevocableUntil: until });
  expect(await state(token)).toMatchObject({ state: 1, until });
});

test('exclusions begun on two devices end at the later of both ends, whichever arrives last (RG-18)', async () => {
  const { token } = await operator.player();
  const from = operator.clock.time;
  const { ref } = await leave(token, 6, { from });
  operator.clock.time += 72 * hour;
  const end = addMonths(from + 24 * hour, 6);
  const later = { state: 2, until: end, irrevocableUntil: end, ref };
  expect(await leave(token, 6, { from: from + 24 * hour })).toMatchObject(later);
  expect(await leave(token, 6, { from: from + hour })).toMatchObject(later);
  expect(await state(token)).toMatchObject({ state: 2, until: end });
});

test('an exclusion that is extended in two tabs at once is extended once (RG-18)', async () => {
  const { token } = await operator.player();
  const { until: from } = await leave(token, 6);
  const until = addMonths(Number(from), 6);
  expect(await leave(token, 6, { from })).toMatchObject({ errcode: 0, until });
  expect(await leave(token, 6, { from })).toMatchObject({ errcode: 0, until });
  expect(await leave(token, 6, { from: until })).toMatchObject({ until: addMonths(until, 6) });
});

test('a break or an exclusion counts from nothing that is still to come', async () => {
  const { token } = await operator.player();
  const { time } = operator.clock;
  expect(await rest(token, 24, { from: time + hour })).toMatchObject({ until: time + 24 * hour });
  const end = addMonths(time, 6);
  const first = { state: 2, until: end, irrevocableUntil: end };
  expect(await leave(token, 6, { from: time + hour })).toMatchObject(first);
  expect(await leave(token, 6, { from: end + hour })).toMatchObject({ until: addMonths(end, 6) });
});

test('what would be over already is refused, and changes nothing of what is in force', async () => {
  const { token } = await operator.player();
  const from = operator.clock.time - 24 * hour;
  expect(await rest(token, 24, { from })).toMatchObject({ errcode: 400, field: 'from' });
  expect(await state(token)).toMatchObject({ state: 0 });
  const { until } = await rest(token, 72);
  expect(await rest(token, 24, { from })).toMatchObject({ errcode: 0, state: 1, until, irrevocableUntil: until });
});

test.each(['without a break', 'during a break'])(
  'an exclusion that waited for months lasts for five at least, %s (RG-18)',
  async (when) => {
    const { token } = await operator.player(50_000);
    if (when === 'during a break') await rest(token, 24);
    const { time } = operator.clock;
    const { until, irrevocableUntil } = await leave(token, 6, { from: addMonths(time, -6) + hour });
    expect(Number(until)).toBeGreaterThan(addMonths(time, 5) - 24 * hour);
    expect(irrevocableUntil).toBe(until);
    expect(await leave(token, 6, { from: 0 })).toMatchObject({ until });
  },
);

test('a copy that counts from another moment is the same break, also after its end', async () => {
  const { token } = await operator.player();
  const [requestId, from] = [randomUUID(), operator.clock.time];
  const first = await rest(token, 24, { requestId, from });
  operator.clock.time += 48 * hour;
  expect(await rest(token, 24, { requestId, from: from + hour })).toEqual(first);
});

test('exclusion logs out other sessions, and a new log-in shows a restricted shell', async () => {
  const account = `away_${randomUUID().slice(0, 8)}`;
  const passwordHash = await hashPassword('perlas88');
  const { token, userId } = await operator.player(50_000);
  await operator.db.updateTable('users').set({ account, passwordHash }).where('id', '=', userId).execute();
  const login = () => operator.call('accountLogin', { account, password: 'perlas88', loginKind: 2, deviceId: 'd' });
  const elsewhere = String((await login())['token']);
  expect(await leave(token, 6, { password: 'perlas99' })).toMatchObject({ errcode: 2001, left: 4 });
  const { until } = await leave(token, 6, { password: 'perlas88' });
  expect(await operator.call('refreshData', {}, elsewhere)).toMatchObject({ errcode: 401 });
  expect(await state(token)).toMatchObject({ state: 2, until });
  expect(await login()).toMatchObject({ errcode: 0, userInfo: { rgState: 2, rgUntil: until, coin: 50_000 } });
});

test('a wrong code does not exclude', async () => {
  const { token } = await operator.player();
  await operator.code(token);
  expect(await leave(token, 6, { smsCode: '111111' })).toMatchObject({ errcode: 2003, left: 4 });
  expect(await state(token)).toMatchObject({ state: 0 });
  expect(await leave(token, 6, { smsCode: '246810' })).toMatchObject({ errcode: 0 });
});

test('a deposit pending at exclusion is still credited', async () => {
  const { token } = await operator.player();
  const { orderNo } = await operator.order(token, 20_000);
  await leave(token, 6);
  expect(await operator.pay(orderNo, 20_000)).toBe(200);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 20_000 });
});

test('the win of a round started before is still credited', async () => {
  const { token } = await operator.player(50_000);
  const { session } = await operator.sit(token);
  await operator.wallet.bet({ session, roundId: 'before', amount: 10_000 });
  await leave(token, 6);
  expect(await operator.wallet.win({ session, roundId: 'before', amount: 30_000 })).toEqual({ coin: 70_000 });
});

test('an excluded player’s number cannot open another account', async () => {
  const mobile = '09170002299';
  const { token, userId } = await operator.player();
  await operator.db.updateTable('users').set({ mobile }).where('id', '=', userId).execute();
  const register = async () => {
    operator.clock.time += 60_000;
    await operator.call('smsSend', { mobile, type: authModes.register });
    const consent = { ageConfirmed: true, termsVersion: '1' };
    const body = { mobile, smsCode: '246810', password: 'secret88', loginKind: 1, deviceId: 'd', ...consent };
    return operator.call('accountRegist4', body);
  };
  expect(await register()).toMatchObject({ errcode: 2004, field: 'mobile' });
  const { until, irrevocableUntil } = await leave(token, 12);
  expect(await register()).toMatchObject({ errcode: 5002, until, irrevocableUntil });
  const unproven = { mobile, password: 'secret88', loginKind: 3, deviceId: 'd', ageConfirmed: true, termsVersion: '1' };
  await operator.amend({ registration: { kinds: [1, 2, 3], smsRequired: false, nicknameRequired: false } });
  expect(await operator.call('accountRegist4', unproven)).toMatchObject({ errcode: 2004, field: 'mobile' });
  await operator.amend({});
  const other = await operator.player();
  await operator.db.updateTable('users').set({ mobile: null }).where('id', '=', other.userId).execute();
  operator.clock.time += 60_000;
  await operator.call('smsSend', { mobile, type: authModes.bind });
  expect(await operator.call('bindAccount', { mobile, smsCode: '246810' }, other.token)).toMatchObject({
    errcode: 5002,
  });
});
