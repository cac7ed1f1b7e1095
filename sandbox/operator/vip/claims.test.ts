import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { props } from '#contract/props.ts';
import { pesos } from '#sandbox/hundredths.ts';
import { codesOf } from '#sandbox/testing/moneyTest.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { openVipTest, type VipTest } from '#sandbox/testing/vipTest.ts';
import { issueToken } from '../identity/tokens.ts';

let operator: VipTest;
beforeAll(async () => {
  operator = await openVipTest();
});
afterAll(() => operator.close());
beforeEach(() => {
  operator.clock.time = Date.UTC(2026, 10, 21, 4);
});

const day = 24 * 60 * 60 * 1_000;

const upgrade = (token: string, level: number) => operator.act('receiveVipBonusUser', { level }, token);
const daily = (token: string) => operator.act('appVipUserReceiveDaily', {}, token);
const signIn = (token: string, input: object = {}) => operator.act('appVipUserReceiveSignInAward', input, token);
const task = (token: string, id: number) => operator.act('receiveVipTask', { id }, token);
const rest = (token: string) => operator.act('receiveVipTaskUnReceiveBonus', {}, token);

test('a level award is granted once and locked above the player’s level (VI-03)', async () => {
  const { token, userId } = await operator.withBets(50_000);
  expect((await operator.info(token)).levels.map(({ upgradeStatus }) => upgradeStatus)).toEqual([0, 1, 1, 0, 0, 0]);
  expect(codesOf(await Promise.all([1, 2, 3].map(() => upgrade(token, 2))))).toEqual([0, 409, 409]);
  expect(await upgrade(token, 3)).toMatchObject({ errcode: 4002 });
  expect(await upgrade(token, 9)).toMatchObject({ errcode: 404 });
  const { coin, levels } = (await upgrade(token, 1)) as { coin: number; levels: Output<'getVipInfo'>['levels'] };
  expect(coin).toBe(pesos(200 + 100 + 20));
  expect(levels.map(({ upgradeStatus }) => upgradeStatus)).toEqual([0, 2, 2, 0, 0, 0]);
  await operator.bet(userId, 200_000);
  expect(await upgrade(token, 3)).toMatchObject({ errcode: 0, rewards: [{ id: props.coin, count: pesos(500) }, {}] });
});

test('an earned award stays claimable after its level is lost (VI-03)', async () => {
  const { userId } = await operator.withBets(50_000);
  operator.clock.time = Date.UTC(2027, 0, 15);
  const token = await issueToken(operator.db, userId, operator.clock.time);
  expect(await operator.info(token)).toMatchObject({ vip: 1 });
  expect(await upgrade(token, 2)).toMatchObject({ errcode: 0 });
});

test('money and its red dot wait for the first deposit, points do not (V-32)', async () => {
  const { token, userId } = await operator.player();
  await operator.bet(userId, 250_000);
  expect(await upgrade(token, 1)).toMatchObject({ errcode: 4002, need: 'recharge' });
  expect(await operator.dot(token)).toBe(true);
  expect(await signIn(token)).toMatchObject({ errcode: 0 });
  expect(await operator.dot(token)).toBe(false);
  await operator.deposit(token, pesos(200));
  expect(await operator.dot(token)).toBe(true);
  expect(await upgrade(token, 1)).toMatchObject({ errcode: 0 });
});

test('award money has a fivefold wagering requirement, shown in advance (RG-26)', async () => {
  const { token } = await operator.withBets(5_000);
  const before = (await operator.call('getExchange', {}, token)) as unknown as Output<'getExchange'>;
  await upgrade(token, 1);
  const after = (await operator.call('getExchange', {}, token)) as unknown as Output<'getExchange'>;
  const { turnover } = await operator.info(token);
  expect(after.needBet - before.needBet).toBe(turnover! * pesos(20));
});

test('the daily award is granted once a Manila day, by the current level (VI-04)', async () => {
  const { token } = await operator.withBets(5_000);
  expect(codesOf(await Promise.all([daily(token), daily(token)]))).toEqual([0, 409]);
  expect((await operator.info(token)).daily).toMatchObject({ status: 2 });
  operator.clock.time = Date.UTC(2026, 10, 21, 16) - 1;
  expect(await daily(token)).toMatchObject({ errcode: 409 });
  operator.clock.time += 1;
  expect(await daily(token)).toMatchObject({
    errcode: 0,
    rewards: [{ id: props.points, count: 5 }],
    daily: { status: 2 },
  });
  expect(await daily((await operator.withBets(0)).token)).toMatchObject({ errcode: 4002 });
});

test('weekly sign-ins grant one award a day, triple on the last day (VI-04)', async () => {
  const { token } = await operator.withBets(5_000);
  operator.clock.time = Date.UTC(2026, 10, 23, 4);
  for (let place = 1; place <= 7; place++) {
    expect((await operator.info(token)).signIn).toMatchObject({ status: 1, days: place - 1 });
    expect(await signIn(token, { day: place + 1 })).toMatchObject({ errcode: place === 7 ? 400 : 4002 });
    const count = place === 7 ? 6 : 2;
    expect(await signIn(token, { day: place })).toMatchObject({ errcode: 0, rewards: [{ id: props.points, count }] });
    expect(await signIn(token)).toMatchObject({ errcode: 409 });
    operator.clock.time += day;
  }
  expect((await operator.info(token)).signIn).toMatchObject({ status: 1, days: 0 });
});

test('a task counts the week’s bets and deposits and is claimed once (VI-05)', async () => {
  const { token } = await operator.withBets(5_000);
  const tasks = async () => (await operator.info(token)).tasks.map(({ progress, status }) => [progress, status]);
  expect(await tasks()).toEqual([
    [pesos(5_000), 1],
    [1, 0],
    [pesos(200), 0],
  ]);
  expect(await task(token, 3)).toMatchObject({ errcode: 4002, need: 'target' });
  expect(await task(token, 8)).toMatchObject({ errcode: 404 });
  await operator.deposit(token, pesos(800));
  expect(codesOf(await Promise.all([task(token, 3), task(token, 3)]))).toEqual([0, 409]);
  expect(await tasks()).toMatchObject([{}, {}, [pesos(1_000), 2]]);
});

test('leftovers of past weeks are claimed together and expire after four (VI-05)', async () => {
  const { token, userId } = await operator.withBets(5_000);
  expect((await operator.info(token)).unReceiveBonus).toBe(0);
  operator.clock.time += 7 * day;
  await operator.bet(userId, 5_000);
  operator.clock.time += 7 * day;
  const monday = Date.UTC(2026, 10, 15, 16);
  expect(await operator.info(token)).toMatchObject({ unReceiveBonus: pesos(20), unReceiveUntil: monday + 35 * day });
  operator.clock.time = monday + 35 * day;
  expect(await operator.info(token)).toMatchObject({ unReceiveBonus: pesos(10) });
  expect(codesOf(await Promise.all([rest(token), rest(token)]))).toEqual([0, 409]);
  expect((await operator.info(token)).unReceiveBonus).toBe(0);
});

test('closed on a break, with nothing pending (players RG-20)', async () => {
  const { token } = await operator.withBets(5_000);
  expect(await operator.dot(token)).toBe(true);
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await operator.call('getVipInfo', {}, token)).toMatchObject({ code: 5001 });
  for (const claim of [upgrade(token, 1), daily(token), signIn(token), task(token, 1), rest(token)])
    expect(await claim).toMatchObject({ errcode: 5001 });
  expect(await operator.dot(token)).toBe(false);
});

test('concurrent claims of many players are each granted once, and all sums hold (VI-03, VI-04, VI-05)', async () => {
  const players = await Promise.all([1, 2, 3].map(() => operator.withBets(5_000)));
  const claims = players.flatMap(({ token }) =>
    [1, 2, 3].flatMap(() => [upgrade(token, 1), daily(token), signIn(token), task(token, 1)]),
  );
  const codes = codesOf(await Promise.all(claims));
  expect(codes.filter((code) => code === 0)).toHaveLength(3 * 4);
  expect(codes.filter((code) => code === 409)).toHaveLength(3 * 4 * 2);
  const accounts = await ledgerAccounts(operator);
  for (const { balance, sum } of accounts) expect(balance).toBe(sum);
});
