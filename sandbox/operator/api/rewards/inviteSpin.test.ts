import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { roundStates, spinRecords } from '#contract/rewards/inviteSpin.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import type { Answer } from '#sandbox/testing/testOperator.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { createPlayer } from '#sandbox/operator/identity/players.ts';
import { rule, target, wheelName } from '#sandbox/operator/inviteSpin/wheel.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());
beforeEach(() => operator.switches.reset());

const day = 24 * 60 * 60 * 1_000;
/** Ids of the wheel's cells: one, five, twenty and fifty pesos, and points. */
const cell = { one: 1, five: 2, twenty: 4, points: 5, fifty: 7 };

const dataOf = (answer: Answer) => answer['data'] as never;
const info = async (token: string): Promise<Output<'actInviteUser'>> =>
  dataOf(await operator.call('actInviteUser', {}, token));
const records = async (token: string, type: number): Promise<Output<'actInviteUserRecord'>> =>
  dataOf(await operator.call('actInviteUserRecord', { pageNum: 1, pageSize: 20, type }, token));
const spin = (token: string, input: object = {}) => operator.act('actInviteUserSpin', input, token);
const exchange = (token: string) => operator.act('actInviteUserExchange', {}, token);
const share = (token: string) => operator.act('actInviteClickInvite', { via: 'copy' }, token);
const next = (...results: number[]) => operator.switches.force(wheelName, results);
const dots = (token: string) => operator.call('activityGetStatusList', {}, token);

/** Registers a player who was invited by another. */
const invite = (pid: number) =>
  operator.db
    .transaction()
    .execute((trx) =>
      createPlayer(trx, { mobile: crypto.randomUUID(), pid, termsVersion: 'trial', time: operator.clock.time }),
    );

test('a spin has the operator’s result, and money starts or adds to a round (SP-01)', async () => {
  const { token } = await operator.player();
  expect(await info(token)).toMatchObject({ id: 0, status: roundStates.notBegun, amount: 0, target, spinTimes: 3 });
  next(cell.five);
  const { data } = await spin(token, { id: 0 });
  expect(data).toMatchObject({ cellId: cell.five, count: 500, amount: 500, spinTimes: 2, status: 1, rewards: [] });
  const { id, endTime, ...now } = await info(token);
  expect(now).toMatchObject({ amount: 500, spinTimes: 2, status: roundStates.running });
  expect(endTime).toBe(operator.clock.time + rule.days * day);
  next(cell.one);
  expect((await spin(token, { id })).data).toMatchObject({ amount: 600 });
  const { data: status } = await operator.call('actInviteUserStatus', {}, token);
  expect(status).toMatchObject({ amount: 600, leftSec: (rule.days * day) / 1_000, spinTimes: 1 });
});

test('points are credited at once and do not count towards the amount (SP-01)', async () => {
  const { token } = await operator.player();
  next(cell.points);
  expect((await spin(token)).data).toMatchObject({ rewards: [{ id: 2002, count: 20 }], points: 20, amount: 0 });
});

test('without a spin left nothing is drawn (SP-01)', async () => {
  const { token } = await operator.player();
  next(cell.one, cell.one, cell.one, cell.fifty);
  for (let each = 0; each < rule.welcome; each++) await spin(token);
  expect(await spin(token)).toMatchObject({ code: 4002, need: 'spins' });
  expect(await info(token)).toMatchObject({ amount: 300, spinTimes: 0 });
});

test('spins come from sharing once a day and from friends with passed KYC (SP-02)', async () => {
  const { userId, token } = await operator.player();
  const left = async () => (await info(token)).spinTimes;
  expect(await share(token)).toMatchObject({ errcode: 0, spinTimes: 4 });
  expect(await share(token)).toMatchObject({ errcode: 0, spinTimes: 4 });
  operator.clock.time += day;
  await share(token);
  expect(await left()).toBe(5);
  const friend = await invite(userId);
  expect(await left()).toBe(5);
  expect((await records(token, spinRecords.invites)).list).toMatchObject([{ status: 0 }]);
  await operator.know(friend);
  expect(await left()).toBe(7);
  expect(await info(token)).toMatchObject({ inviteCount: 1, sharedToday: true });
  const [row] = (await records(token, spinRecords.invites)).list;
  expect(row).toMatchObject({ status: 1 });
  expect(row!.nickname).toMatch(/^.\*\*\*$/);
});

test('a friend who deletes their account and is invited again counts once (SP-02)', async () => {
  const { userId, token } = await operator.player();
  const [before, again, namesake] = [await invite(userId), await invite(userId), await invite(userId)];
  for (const friend of [before, again, namesake]) await operator.know(friend);
  const checks = operator.db.updateTable('kycChecks');
  const freed = { freed: true, birthday: '1990-03-04', submittedAt: -1 };
  await checks.set(freed).where('userId', '=', before).execute();
  await checks.set({ birthday: freed.birthday }).where('userId', '=', again).execute();
  await checks.set({ birthday: freed.birthday, realName: 'Zoe Quirino' }).where('userId', '=', namesake).execute();
  expect(await info(token)).toMatchObject({ inviteCount: 2, spinTimes: rule.welcome + 2 * rule.invite });
  const { list } = await records(token, spinRecords.invites);
  expect(list.map(({ status }) => status)).toEqual([1, 0, 1]);
  await checks.set({ freed: true, submittedAt: 1 }).where('userId', '=', again).execute();
  expect(await info(token)).toMatchObject({ inviteCount: 2 });
});

test('a reached target is paid once as bonus money and blocks spins until then (SP-03)', async () => {
  const { token } = await operator.player();
  expect(await exchange(token)).toMatchObject({ errcode: 4002, need: 'target' });
  next(cell.twenty, cell.fifty);
  await spin(token);
  await spin(token);
  expect(await spin(token)).toMatchObject({ code: 4002, need: 'exchange' });
  expect(await exchange(token)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 20_000);
  operator.clock.time += 10 * day;
  expect(await info(token)).toMatchObject({ status: roundStates.reached, amount: 7_000 });
  const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
  expect(codesOf(answers)).toEqual([0, 409, 409]);
  expect(answers.find(({ errcode }) => errcode === 0)).toMatchObject({
    status: roundStates.exchanged,
    rewards: [{ id: 2001, count: 7_000 }],
    coin: 27_000,
  });
  expect(await operator.call('getExchange', {}, token)).toMatchObject({ needBet: 20_000 + 5 * 7_000 });
  expect((await records(token, spinRecords.exchanges)).list).toMatchObject([{ count: 7_000, status: 3 }]);
});

test('a round ending below target lapses, and its spins carry over (SP-04)', async () => {
  const { token } = await operator.player();
  next(cell.twenty, cell.one);
  await spin(token);
  const before = await info(token);
  operator.clock.time = before.endTime;
  expect(await info(token)).toMatchObject({ status: roundStates.expired, amount: 2_000, spinTimes: 2 });
  expect(await exchange(token)).toMatchObject({ errcode: 4002, need: 'target' });
  expect((await records(token, spinRecords.exchanges)).list).toMatchObject([{ count: 2_000, status: 4 }]);
  expect(await spin(token, { id: before.id })).toMatchObject({ code: 409 });
  expect((await spin(token, { id: 0 })).data).toMatchObject({ amount: 100, status: roundStates.running });
  expect((await info(token)).id).not.toBe(before.id);
});

test('a round ending with the activity lapses and loses its spins (SP-04)', async () => {
  const { token } = await operator.player();
  next(cell.twenty);
  await spin(token);
  const { written } = operator.context;
  const activities = written.activities.filter(({ activityType }) => activityType !== activityTypes.InviteUserSpin);
  operator.clock.time = (await info(token)).endTime;
  operator.context.written = { ...written, activities };
  expect(await info(token)).toMatchObject({ status: roundStates.expired, amount: 2_000, spinTimes: 0 });
  operator.context.written = written;
});

test('every spin is recorded, latest first (SP-05)', async () => {
  const { token } = await operator.player();
  next(cell.five, cell.points);
  await spin(token);
  await spin(token);
  const { list, total } = await records(token, spinRecords.spins);
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { propId: 2002, count: 20 },
    { propId: 2001, count: 500 },
  ]);
});

test('closed on a break and after the end, while a reached target is still paid (R-13)', async () => {
  const [{ token }, reached] = [await operator.player(), await operator.player()];
  await operator.deposit(reached.token, 20_000);
  next(cell.fifty);
  await spin(reached.token);
  const { written } = operator.context;
  const activities = written.activities.filter(({ activityType }) => activityType !== activityTypes.InviteUserSpin);
  operator.context.written = { ...written, activities };
  expect(await operator.call('actInviteUser', {}, token)).toMatchObject({ code: 4001 });
  expect(await spin(token)).toMatchObject({ code: 4001 });
  const counted = await share(token);
  expect(counted).toMatchObject({ errcode: 0, shareUrl: expect.stringContaining('/auth/register?code=') });
  expect(counted).not.toHaveProperty('spinTimes');
  expect(await dots(token)).toMatchObject({ spin: false });
  expect(await exchange(reached.token)).toMatchObject({ errcode: 0 });
  operator.context.written = written;
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await spin(token)).toMatchObject({ code: 5001 });
  expect(await operator.call('actInviteUser', {}, token)).toMatchObject({ code: 5001 });
});

test('its red dot shows while a spin or a payment is pending (E-12)', async () => {
  const { token } = await operator.player();
  expect(await dots(token)).toMatchObject({ spin: true });
  next(cell.one, cell.one, cell.one);
  for (let each = 0; each < rule.welcome; each++) await spin(token);
  expect(await dots(token)).toMatchObject({ spin: false });
  await share(token);
  next(cell.fifty);
  await spin(token);
  expect(await dots(token)).toMatchObject({ spin: true });
});

test('concurrent spins, shares and claims never exceed earned spins or pay twice (SP-01, SP-03)', async () => {
  const players = await Promise.all(
    [1, 2, 3].map(async () => {
      const player = await operator.player();
      await operator.deposit(player.token, 20_000);
      return player;
    }),
  );
  await Promise.all(
    players.flatMap(({ token }) => [1, 2, 3].flatMap(() => [spin(token), share(token), spin(token), exchange(token)])),
  );
  for (const { token } of players) {
    const spun = (await records(token, spinRecords.spins)).list;
    expect(spun.length + (await info(token)).spinTimes).toBe(rule.welcome + rule.share);
  }
  const accounts = await ledgerAccounts(operator);
  for (const { balance, sum } of accounts) expect(balance).toBe(sum);
  for (const currency of new Set(accounts.map((account) => account.currency))) {
    const sides = accounts.filter((account) => account.currency === currency);
    expect(sides.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  }
});
