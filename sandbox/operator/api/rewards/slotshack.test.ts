import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import type { Output } from '#contract/endpoints.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { chosenGames } from '#sandbox/operator/slotshack/missions.ts';

const dayLength = 24 * 60 * 60 * 1_000;
const [game, other] = chosenGames;

/** Timeout for many rounds on a busy machine, milliseconds. */
const patience = 30_000;

let operator: MoneyTest;
/** A Wednesday noon, in another week for every test, and long after all seeded data. */
let noon = Date.parse('2031-01-15T12:00+08:00');
beforeAll(async () => {
  operator = await openMoneyTest();
}, patience);
beforeEach(() => {
  operator.clock.time = noon;
  noon += 7 * dayLength;
});
afterAll(() => operator.close());

const info = async (token: string) =>
  (await operator.call('slotsHackInfo', {}, token))['data'] as Output<'slotsHackInfo'>;
const claim = (token: string, id: number, more: object = {}) =>
  operator.act('slotsHackReceive', { id, ...more }, token);

/** A player who has deposited. */
async function depositor() {
  const player = await operator.player();
  await operator.deposit(player.token, 20_000);
  return player;
}

/** Plays rounds of a game one after the other, given by bet and win in hundredths. */
async function play(token: string, gameId: number, ...rounds: [bet: number, win: number][]) {
  const { session } = await operator.sit(token, gameId);
  for (const [amount, won] of rounds) {
    const roundId = randomUUID();
    operator.clock.time += 1_000;
    await operator.wallet.bet({ session, roundId, amount });
    await operator.wallet.win({ session, roundId, amount: won });
  }
}

/** The progress and status of each mission, by id. */
const stands = async (token: string) =>
  Object.fromEntries((await info(token)).tasks.map(({ id, done, status }) => [id, [done, status]]));

/** Runs `work` while the slotshack has these start and end times, or doesn't exist. */
async function withSlotshack<T>(times: Partial<Activity> | undefined, work: () => Promise<T>): Promise<T> {
  const { written } = operator.context;
  const activities = times ? [{ id: 23, activityType: activityTypes.SlotsHack, ...times }] : [];
  operator.context.written = { ...written, activities };
  try {
    return await work();
  } finally {
    operator.context.written = written;
  }
}

test(
  'bets, win streaks and best wins count per selected game (SL-01)',
  async () => {
    const { token } = await depositor();
    await play(token, game, [1_000, 1_200], [1_000, 2_500], [500, 0]);
    await play(token, 1002, [5_000, 20_000]);
    const now = await info(token);
    expect(now).toMatchObject({ gameIds: [...chosenGames], turnover: 5 });
    expect(now.endTime - now.startTime).toBe(7 * dayLength);
    expect(await stands(token)).toMatchObject({ 1: [2_500, 0], 2: [2, 1], 3: [250, 1], 4: [0, 0], 5: [0, 0] });
    await play(token, other, [1_000, 4_500]);
    expect(await stands(token)).toMatchObject({ 2: [2, 1], 4: [1_000, 0], 5: [1, 0], 6: [450, 1] });
  },
  patience,
);

test('an open bet counts once settled, a returned one never (SL-01)', async () => {
  const { token } = await depositor();
  const { session } = await operator.sit(token, game);
  const [open, returned] = [randomUUID(), randomUUID()];
  await operator.wallet.bet({ session, roundId: open, amount: 1_000 });
  await operator.wallet.bet({ session, roundId: returned, amount: 2_000 });
  await operator.wallet.rollback({ session, roundId: returned });
  expect(await stands(token)).toMatchObject({ 1: [0, 0] });
  await operator.wallet.win({ session, roundId: open, amount: 0 });
  expect(await stands(token)).toMatchObject({ 1: [1_000, 0] });
});

test('missions restart every Monday in Manila or run for the activity’s duration (SL-01)', async () => {
  const { token } = await depositor();
  await play(token, game, [5_000, 0]);
  expect(await stands(token)).toMatchObject({ 1: [5_000, 1] });
  const startTime = operator.clock.time - 1_000;
  const { endTime } = await info(token);
  expect(new Date(endTime).toISOString()).toMatch(/T16:00:00\.000Z$/);
  operator.clock.time = endTime;
  expect(await stands(token)).toMatchObject({ 1: [0, 0] });
  expect(await claim(token, 1)).toMatchObject({ errcode: 4002, need: 'mission' });
  await withSlotshack({ startTime, endTime: endTime + 1 }, async () => {
    expect(await info(token)).toMatchObject({ startTime, endTime: endTime + 1 });
    expect(await stands(token)).toMatchObject({ 1: [5_000, 1] });
  });
});

test('a mission’s reward is granted once under concurrent claims (SL-02)', async () => {
  const { token } = await depositor();
  expect(await claim(token, 1)).toMatchObject({ errcode: 4002, need: 'mission' });
  expect(await claim(token, 99)).toMatchObject({ errcode: 404, field: 'id' });
  await play(token, game, [5_000, 15_000]);
  const answers = await Promise.all([1, 3].flatMap((id) => [1, 2, 3].map(() => claim(token, id))));
  expect(codesOf(answers)).toEqual([0, 0, 409, 409, 409, 409]);
  expect(await stands(token)).toMatchObject({ 1: [5_000, 2], 3: [300, 2] });
  const { points, coin } = (await operator.call('refreshData', {}, token)) as Record<string, number>;
  expect(coin).toBe(30_000 + 500);
  expect(points).toBeGreaterThanOrEqual(20);
  for (const { balance, sum } of await ledgerAccounts(operator)) expect(balance).toBe(sum);
});

test('mission cash is bonus money with its turnover (SL-02, RG-26)', async () => {
  const { token } = await depositor();
  await play(token, game, [5_000, 15_000]);
  expect(await claim(token, 3)).toMatchObject({ errcode: 0, coin: 30_000 + 500 });
  const sheet = await operator.call('getExchange', {}, token);
  expect(sheet).toMatchObject({ bonusCoin: 500, needBet: 15_000 + turnoverTimes.reward * 500 });
});

test('copies of one claim get one response (SL-02)', async () => {
  const { token } = await depositor();
  await play(token, game, [5_000, 0]);
  const requestId = randomUUID();
  const answers = await Promise.all([1, 2].map(() => claim(token, 1, { requestId })));
  expect(answers[0]).toMatchObject({ errcode: 0, rewards: [{ id: 2002, count: 20 }] });
  expect(answers[1]).toEqual(answers[0]);
  expect(await claim(token, 1, { requestId })).toEqual(answers[0]);
});

test('best wins rank by multiplier, not bet size; earlier first when equal (SL-02)', async () => {
  const [ana, ben, cara] = [await depositor(), await depositor(), await depositor()];
  for (const [{ userId }, nickname] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
    [cara, 'Cara'],
  ] as const)
    await operator.db.updateTable('users').set({ nickname }).where('id', '=', userId).execute();
  await play(ana.token, game, [100, 400], [100, 0]);
  await play(ben.token, other, [10_000, 40_000], [10_000, 12_000]);
  await play(cara.token, game, [100, 100]);
  expect(await info(ben.token)).toMatchObject({
    rank: [
      { rank: 1, nickname: 'A***', value: 400 },
      { rank: 2, nickname: 'Ben', value: 400 },
    ],
    me: { rank: 2, value: 400 },
  });
  expect((await info(cara.token)).me).toEqual({ rank: 0, value: 0 });
});

test('mission cash waits for the first deposit, other rewards do not (V-32)', async () => {
  const { token } = await operator.player(20_000);
  await play(token, game, [5_000, 15_000]);
  expect(await claim(token, 3)).toMatchObject({ errcode: 4002, need: 'recharge' });
  expect(await claim(token, 1)).toMatchObject({ errcode: 0 });
  await operator.deposit(token, 10_000);
  expect(await claim(token, 3)).toMatchObject({ errcode: 0 });
});

test('a player on a break or excluded sees no missions and claims nothing (RG-26)', async () => {
  for (const [kept, code] of [
    [{ type: 1, hours: 24 }, 5001],
    [{ type: 2, months: 6 }, 5002],
  ] as const) {
    const { token } = await depositor();
    await play(token, game, [5_000, 0]);
    await operator.act('selfExclude', kept, token);
    expect(await operator.call('slotsHackInfo', {}, token)).toMatchObject({ code });
    expect(await claim(token, 1)).toMatchObject({ errcode: code });
  }
});

test('closed without the activity, outside its time and with its feature off (R-13)', async () => {
  const { token } = await depositor();
  await play(token, game, [5_000, 0]);
  const { time } = operator.clock;
  const told = async () => [(await operator.call('slotsHackInfo', {}, token)).code, (await claim(token, 1)).errcode];
  expect(await withSlotshack(undefined, told)).toEqual([4001, 4001]);
  expect(await withSlotshack({ endTime: time }, told)).toEqual([423, 423]);
  expect(await withSlotshack({ startTime: time + 1 }, told)).toEqual([423, 423]);
  await operator.amend({ features: { slotshack: 0 } });
  expect(await told()).toEqual([404, 404]);
  await operator.amend({});
  expect(await told()).toEqual([200, 0]);
});
