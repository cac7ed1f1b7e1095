import { afterAll, beforeAll, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { UserTask } from '#contract/endpoints/tasks.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { issueToken } from '#sandbox/operator/identity/tokens.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const day = 24 * 60 * 60 * 1_000;
/** Midnight in Manila at the start of a Monday. */
const monday = Date.UTC(2027, 2, 7, 16);
const [visit, signIn, games, bet, depositing, visits, signIns, weekBet] = [1, 2, 3, 4, 5, 11, 12, 13];
const [install, share, followed, identity] = [21, 22, 23, 24];

const info = (token: string, input: object = {}) => operator.call('getTaskUser', input, token);
const list = async (token: string, input: object = {}) => (await info(token, input))['list'] as UserTask[];
const task = async (token: string, id: number) => (await list(token)).find((each) => each.id === id)!;
const claim = (token: string, id: number) => operator.act('receiveTaskAward', { id }, token);
const finish = (token: string, id: number) => operator.act('finishTask', { id }, token);
const waits = async (token: string) => (await operator.call('activityGetStatusList', {}, token))['task'];

/** A player whose first deposit is paid. */
async function depositor() {
  const player = await operator.player();
  await operator.deposit(player.token, 30_000);
  return player;
}

/** Runs `work` with activities of these types only. */
async function withActivities<T>(types: number[], work: () => Promise<T>): Promise<T> {
  const { written } = operator.context;
  const activities = types.map((activityType) => ({ id: activityType, activityType }));
  operator.context.written = { ...written, activities };
  try {
    return await work();
  } finally {
    operator.context.written = written;
  }
}

test('a task’s award is recorded under its activity’s name (BO-07)', async () => {
  operator.clock.time = monday + 9 * 60 * 60_000;
  const { token } = await depositor();
  await claim(token, visit);
  const record = await operator.call('activityAwardGetLog', { pageNum: 1, pageSize: 1 }, token);
  expect(record['list']).toMatchObject([{ title: 'Tasks', activityType: activityTypes.Tasks }]);
});

test('deposits and bets count for daily and weekly tasks, up to their targets (TK-01)', async () => {
  operator.clock.time = monday + 10 * 60 * 60_000;
  const { token } = await operator.player();
  const fresh = await list(token);
  const of = (tasks: UserTask[], id: number) => tasks.find((each) => each.id === id);
  expect(of(fresh, visit)).toMatchObject({ cycle: 1, progress: 1, target: 1, status: 1, endTime: monday + day });
  expect(of(fresh, bet)).toMatchObject({ unit: 'M', progress: 0, target: 20_000, status: 0 });
  await operator.deposit(token, 15_000);
  expect(await task(token, depositing)).toMatchObject({ progress: 15_000, status: 0 });
  await operator.deposit(token, 100_000);
  await operator.stake(token, 5_000);
  await operator.stake(token, 2_500);
  const played = await list(token);
  expect(of(played, depositing)).toMatchObject({ progress: 20_000, status: 1 });
  expect(of(played, bet)).toMatchObject({ progress: 7_500, status: 0 });
  expect(of(played, weekBet)).toMatchObject({ progress: 7_500, endTime: monday + 7 * day, status: 0 });
  expect(of(played, games)).toMatchObject({ progress: 1 });
});

test('sign-ins and passed KYC count, and tasks can be fetched by cycle (TK-01)', async () => {
  const { userId, token } = await depositor();
  await operator.stake(token, 2_000);
  await operator.act('loginBonus3UserReceive', { day: 1 }, token);
  await operator.know(userId);
  expect(await list(token)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: signIn, progress: 1, status: 1 }),
      expect.objectContaining({ id: signIns, cycle: 2, progress: 1, target: 5, status: 0 }),
      expect.objectContaining({ id: identity, cycle: 3, progress: 1, status: 1 }),
    ]),
  );
  expect((await list(token, { cycle: 2 })).map(({ id }) => id)).toEqual([visits, signIns, weekBet]);
});

test('returned bets and demos do not count (TK-01)', async () => {
  const { token } = await depositor();
  const { session } = await operator.sit(token);
  await operator.wallet.bet({ session, roundId: 'returned', amount: 5_000 });
  await operator.wallet.rollback({ session, roundId: 'returned' });
  expect(await task(token, bet)).toMatchObject({ progress: 0 });
  expect(await task(token, games)).toMatchObject({ progress: 0 });
});

test('an award is granted once under concurrent claims, only for a completed task (TK-01)', async () => {
  const { token } = await depositor();
  const answers = await Promise.all([1, 2, 3].map(() => claim(token, visit)));
  expect(codesOf(answers)).toEqual([0, 409, 409]);
  expect(answers.find(({ errcode }) => errcode === 0)).toMatchObject({ rewards: [{ id: 2002, count: 5 }], points: 5 });
  expect(await task(token, visit)).toMatchObject({ status: 2 });
  expect(await claim(token, bet)).toMatchObject({ errcode: 4002, need: 'progress' });
  expect(await claim(token, 99)).toMatchObject({ errcode: 404 });
  for (const { balance, sum } of await ledgerAccounts(operator)) expect(balance).toBe(sum);
});

test('a copy of a claim gets the same response (TK-01)', async () => {
  const { token } = await depositor();
  const requestId = '3a4de1e4-8f3a-4c0e-9d0f-3fb3bd2f0c11';
  const once = await operator.act('receiveTaskAward', { id: visit, requestId }, token);
  expect(await operator.act('receiveTaskAward', { id: visit, requestId }, token)).toEqual(once);
});

test('tasks reset at midnight in Manila, weekly ones on Monday; unclaimed awards lapse (TK-04)', async () => {
  operator.clock.time = monday + 6 * day;
  const { token } = await depositor();
  await operator.deposit(token, 200_000);
  await operator.stake(token, 60_000);
  await claim(token, visit);
  expect(await task(token, bet)).toMatchObject({ status: 1 });
  operator.clock.time = monday + 7 * day - 1;
  expect(await task(token, bet)).toMatchObject({ progress: 20_000, status: 1 });
  expect(await task(token, weekBet)).toMatchObject({ progress: 60_000 });
  operator.clock.time = monday + 7 * day;
  expect(await task(token, visit)).toMatchObject({ status: 1 });
  expect(await task(token, bet)).toMatchObject({ progress: 0, status: 0 });
  expect(await task(token, weekBet)).toMatchObject({ progress: 0, status: 0 });
  expect(await claim(token, bet)).toMatchObject({ errcode: 4002, need: 'progress' });
  expect(await claim(token, visit)).toMatchObject({ errcode: 0 });
});

test('days with a visit add up within a week (TK-01)', async () => {
  operator.clock.time = monday;
  const { token } = await operator.player();
  for (let each = 0; each < 3; each++) {
    await operator.call('online', { gameId: 0 }, token);
    await operator.call('online', { gameId: 0 }, token);
    operator.clock.time += day;
  }
  expect(await task(token, visits)).toMatchObject({ progress: 4, target: 5, status: 0 });
  await operator.call('getAfterLoginInfoWeb', { version: '1', os: 'web', deviceModel: '' }, token);
  operator.clock.time += day;
  expect(await task(token, visits)).toMatchObject({ progress: 5, status: 1 });
});

test('tasks proven by the app are proven once per account, then claimed (TK-03)', async () => {
  const { token } = await depositor();
  expect(await claim(token, share)).toMatchObject({ errcode: 4002, need: 'progress' });
  expect(codesOf(await Promise.all([finish(token, share), finish(token, share)]))).toEqual([0, 409]);
  expect(await finish(token, install)).toMatchObject({ errcode: 0, task: { id: install, status: 1, progress: 1 } });
  expect(await claim(token, share)).toMatchObject({ errcode: 0, points: 50 });
  expect(await finish(token, share)).toMatchObject({ errcode: 409 });
  expect(await finish(token, bet)).toMatchObject({ errcode: 400, field: 'id' });
  operator.clock.time += 8 * day;
  expect(await task(token, share)).toMatchObject({ status: 2 });
  expect(await task(token, followed)).toMatchObject({ status: 0, clickType: 2 });
});

test('one-time tasks end thirty days after registration (TK-01)', async () => {
  const { userId, token: firstToken } = await depositor();
  await finish(firstToken, share);
  const { endTime } = await task(firstToken, share);
  operator.clock.time = endTime! - 1;
  const token = await issueToken(operator.db, userId, operator.clock.time);
  expect(await task(token, share)).toMatchObject({ status: 1 });
  operator.clock.time = endTime!;
  expect(await task(token, share)).toMatchObject({ status: 3 });
  expect(await claim(token, share)).toMatchObject({ errcode: 4002, need: 'time' });
  expect(await finish(token, install)).toMatchObject({ errcode: 4002, need: 'time' });
});

test('cash waits for the first deposit, points do not (V-32)', async () => {
  const { token } = await operator.player();
  expect(await claim(token, visit)).toMatchObject({ errcode: 0 });
  await finish(token, install);
  expect(await waits(token)).toBe(false);
  expect(await claim(token, install)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 30_000);
  expect(await claim(token, install)).toMatchObject({ errcode: 0, coin: 31_000 });
  expect(await operator.call('getExchange', {}, token)).toMatchObject({ needBet: 30_000 + 5 * 1_000 });
  expect(await info(token)).toMatchObject({ turnover: 5 });
});

test('the tasks’ red dot shows while one is claimable (E-12)', async () => {
  const { token } = await operator.player();
  expect(await waits(token)).toBe(true);
  await claim(token, visit);
  expect(await waits(token)).toBe(false);
  await finish(token, share);
  expect(await waits(token)).toBe(true);
});

test('task types 42 and 10000 are the same, and without either there are no tasks (Q-34, A-42)', async () => {
  const { token } = await operator.player();
  for (const type of [activityTypes.Tasks, activityTypes.Tasks1])
    await withActivities([type], async () => expect(await task(token, visit)).toBeDefined());
  await withActivities([], async () => {
    expect(await info(token)).toMatchObject({ errcode: 4001 });
    expect(await claim(token, visit)).toMatchObject({ errcode: 4001 });
    expect(await waits(token)).toBe(false);
  });
});

test('on a break there are no tasks, proofs or awards (RG-26)', async () => {
  const { token } = await depositor();
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await info(token)).toMatchObject({ errcode: 5001 });
  expect(await finish(token, share)).toMatchObject({ errcode: 5001 });
  expect(await claim(token, visit)).toMatchObject({ errcode: 5001 });
  expect(await waits(token)).toBe(false);
});
