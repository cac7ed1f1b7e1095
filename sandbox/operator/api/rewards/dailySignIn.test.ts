import { afterAll, beforeAll, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const day = 24 * 60 * 60 * 1_000;

const info = async (token: string) =>
  (await operator.call('loginBonus3User', {}, token))['data'] as Output<'loginBonus3User'>;
const receive = (token: string, input: object) => operator.act('loginBonus3UserReceive', input, token);
const dots = (token: string) => operator.call('activityGetStatusList', {}, token);

/** A player who meets the sign-in conditions for some days. */
async function ready() {
  const player = await operator.player();
  await operator.deposit(player.token, 20_000);
  await operator.stake(player.token, 2_000);
  return player;
}

/** Claims each day's award and lets a day pass; bets again when earlier bets no longer count. */
async function signIn(token: string, days: number) {
  for (let each = 0; each < days; each++) {
    const now = await info(token);
    if (now.need.betDone < now.need.bet) await operator.stake(token, 2_000);
    expect(await receive(token, { day: now.day })).toMatchObject({ errcode: 0 });
    operator.clock.time += day;
  }
}

/** Runs `work` with activities of these types in place of the usual ones. */
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

test('today’s award is given once, and a second claim is refused as done (SI-01)', async () => {
  const { token } = await ready();
  expect(await info(token)).toMatchObject({ cycle: 7, day: 1, signedToday: false, signedDays: 0 });
  const answers = await Promise.all([1, 2, 3].map(() => receive(token, { day: 1 })));
  expect(codesOf(answers)).toEqual([0, 409, 409]);
  expect(answers.find(({ errcode }) => errcode === 0)).toMatchObject({
    rewards: [{ id: 2002, count: 10 }],
    points: 10,
  });
  expect(await info(token)).toMatchObject({ day: 1, signedToday: true, signedDays: 1 });
});

test('missed and future days cannot be claimed (SI-01)', async () => {
  const { token } = await ready();
  await signIn(token, 1);
  operator.clock.time += day;
  expect((await info(token)).list.map(({ status }) => status)).toEqual([2, 3, 1, 0, 0, 0, 0]);
  expect(await receive(token, { day: 1 })).toMatchObject({ errcode: 409 });
  expect(await receive(token, { day: 2 })).toMatchObject({ errcode: 4002, need: 'today' });
  expect(await receive(token, { day: 4 })).toMatchObject({ errcode: 4002, need: 'today' });
  expect(await receive(token, { day: 8 })).toMatchObject({ errcode: 400, field: 'day' });
});

test('awards for 3, 7, 15 and 30 total days are given once each (SI-02)', async () => {
  const { token } = await ready();
  const ids = (await info(token)).total;
  expect(ids.map(({ days }) => days)).toEqual([3, 7, 15, 30]);
  await signIn(token, 2);
  expect(await receive(token, { id: 1 })).toMatchObject({ errcode: 4002, need: 'days' });
  await signIn(token, 1);
  expect(codesOf(await Promise.all([receive(token, { id: 1 }), receive(token, { id: 1 })]))).toEqual([0, 409]);
  expect(await receive(token, { id: 9 })).toMatchObject({ errcode: 404 });
  expect((await info(token)).total.map(({ status }) => status)).toEqual([2, 0, 0, 0]);
  await signIn(token, 4);
  const { coin, lottery } = (await receive(token, { id: 2 })) as { coin: number; lottery: number };
  expect({ coin: coin > 0, lottery }).toEqual({ coin: true, lottery: 4 });
});

test('claims need the required deposit and bets, and report progress (SI-03)', async () => {
  const { token } = await operator.player();
  expect((await info(token)).need).toMatchObject({ recharge: 10_000, bet: 2_000, recharged: 0, betDone: 0 });
  expect(await receive(token, { day: 1 })).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 10_000);
  expect(await receive(token, { day: 1 })).toMatchObject({ errcode: 4002, need: 'bet' });
  await operator.stake(token, 1_000);
  expect((await info(token)).need).toMatchObject({ recharged: 10_000, betDone: 1_000 });
  expect(await dots(token)).toMatchObject({ signIn: false });
  await operator.stake(token, 1_000);
  expect(await dots(token)).toMatchObject({ signIn: true });
  expect(await receive(token, { day: 1 })).toMatchObject({ errcode: 0 });
  operator.clock.time += 6 * day;
  expect((await info(token)).need.betDone).toBe(2_000);
  operator.clock.time += day;
  expect((await info(token)).need.betDone).toBe(0);
});

test('a free sign-in has no conditions, but its money waits for the first deposit (A-36)', async () => {
  const { token } = await operator.player();
  await withActivities([activityTypes.FreeSign], async () => {
    expect((await info(token)).need).toMatchObject({ recharge: 0, bet: 0 });
    await signIn(token, 6);
    expect(await receive(token, { day: 7 })).toMatchObject({ errcode: 4002, need: 'recharge' });
    expect(await info(token)).toMatchObject({ signedToday: false });
    await operator.deposit(token, 10_000);
    expect(await receive(token, { day: 7 })).toMatchObject({ errcode: 0, coin: 10_500 });
  });
});

test('days change at midnight in Manila (SI-05)', async () => {
  const midnight = Date.UTC(2027, 5, 10, 16);
  operator.clock.time = midnight - 1;
  const { token } = await ready();
  await receive(token, { day: 1 });
  expect(await info(token)).toMatchObject({ day: 1, signedToday: true, serverDate: '2027-06-10' });
  operator.clock.time = midnight;
  expect(await info(token)).toMatchObject({ day: 2, signedToday: false, serverDate: '2027-06-11' });
});

test('sign-in is closed when disabled and for a player on a break (R-13)', async () => {
  const { token } = await ready();
  await withActivities([], async () => {
    expect(await operator.call('loginBonus3User', {}, token)).toMatchObject({ code: 4001 });
    expect(await receive(token, { day: 1 })).toMatchObject({ errcode: 4001 });
    expect(await dots(token)).toMatchObject({ signIn: false });
  });
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await operator.call('loginBonus3User', {}, token)).toMatchObject({ code: 5001 });
  expect(await receive(token, { day: 1 })).toMatchObject({ errcode: 5001 });
});

test('its red dot shows while a daily or total-days award can be claimed (E-12)', async () => {
  const { token } = await ready();
  expect(await dots(token)).toMatchObject({ signIn: true });
  await signIn(token, 2);
  await receive(token, { day: 3 });
  expect(await dots(token)).toMatchObject({ signIn: true });
  await receive(token, { id: 1 });
  expect(await dots(token)).toMatchObject({ signIn: false });
});

test('concurrent claims of many players are each paid once, and all sums hold (SI-01, SI-02)', async () => {
  const players = await Promise.all([1, 2, 3].map(ready));
  const answers = await Promise.all(players.flatMap(({ token }) => [1, 2, 3].map(() => receive(token, { day: 1 }))));
  expect(codesOf(answers)).toEqual([0, 0, 0, 409, 409, 409, 409, 409, 409]);
  const accounts = await ledgerAccounts(operator);
  for (const { balance, sum } of accounts) expect(balance).toBe(sum);
});
