import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { rankPeriods } from '#contract/rewards/contests.ts';
import type { Activity } from '#contract/entities.ts';
import type { Output } from '#contract/endpoints.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';

const { day, week, month } = rankPeriods;
const dayLength = 24 * 60 * 60 * 1_000;
const manila = (text: string) => Date.parse(`${text}+08:00`);

/** Timeout for tests on a separate database on a busy machine, milliseconds. */
const patience = 30_000;

let operator: MoneyTest;
/** A Wednesday noon, in another week and month for every test, and long after all seeded data. */
let noon = manila('2031-01-15T12:00');
beforeAll(async () => {
  operator = await openMoneyTest();
}, patience);
beforeEach(() => {
  operator.clock.time = noon;
  noon += 8 * 7 * dayLength;
});
afterAll(() => operator.close());

const rankOf = async (token: string, period: number = day, paging: object = {}) =>
  (await operator.call('rankInfo', { period, pageNum: 1, pageSize: 20, ...paging }, token))[
    'data'
  ] as Output<'rankInfo'>;
/** A player's first past place that can be claimed. */
const firstResult = async (token: string) => (await rankOf(token)).past[0]!;
const claim = (token: string, id: number, more: object = {}) => operator.act('rankReceive', { id, ...more }, token);

/** A player with a balance and the given nickname. */
async function named(nickname: string) {
  const player = await operator.player(20_000);
  await operator.db.updateTable('users').set({ nickname }).where('id', '=', player.userId).execute();
  return player;
}

/** A named player who has deposited, and so can claim cash. */
async function depositor(nickname: string) {
  const player = await named(nickname);
  await operator.deposit(player.token, 20_000);
  return player;
}

/** The places in the list, with rank, nickname and value. */
const placesOf = ({ list }: Output<'rankInfo'>) => list.map(({ rank, nickname, value }) => [rank, nickname, value]);

/** Runs `work` while the ranking has these start and end times, or doesn't exist. */
async function withRank<T>(times: Partial<Activity> | undefined, work: () => Promise<T>): Promise<T> {
  const { written } = operator.context;
  const activities = times ? [{ id: 24, activityType: activityTypes.Rank, ...times }] : [];
  operator.context.written = { ...written, activities };
  try {
    return await work();
  } finally {
    operator.context.written = written;
  }
}

test('players without bets are not ranked (RK-01)', async () => {
  const { token } = await operator.player();
  const info = await rankOf(token);
  expect(info).toMatchObject({ list: [], total: 0, pages: 0, past: [], me: { rank: 0, value: 0, gap: 0, status: 0 } });
  expect(info.prizes[0]).toEqual({ from: 1, to: 1, awards: [{ id: 2001, count: 5_000 }] });
});

test('valid bets are summed by period, with masked names and the gap to the next (RK-01)', async () => {
  const [ana, ben] = [await named('Ana'), await named('Ben')];
  await operator.stake(ana.token, 3_000);
  operator.clock.time += dayLength;
  await operator.stake(ben.token, 5_000);
  await operator.stake(ana.token, 1_000);
  const today = await rankOf(ana.token);
  expect(placesOf(today)).toEqual([
    [1, 'B***', 5_000],
    [2, 'Ana', 1_000],
  ]);
  // Yesterday's first place has not been claimed yet.
  expect(today.me).toEqual({ rank: 2, value: 1_000, gap: 4_000, status: 1 });
  expect((await rankOf(ana.token, week)).me).toMatchObject({ rank: 2, value: 4_000, gap: 1_000 });
  operator.clock.time += 7 * dayLength;
  expect((await rankOf(ana.token, week)).me.rank).toBe(0);
  expect(placesOf(await rankOf(ben.token, month))).toEqual([
    [1, 'Ben', 5_000],
    [2, 'A***', 4_000],
  ]);
});

test('equal sums rank the earlier one first (RK-01)', async () => {
  const [ana, ben] = [await named('Ana'), await named('Ben')];
  await operator.stake(ana.token, 1_000);
  operator.clock.time += 1_000;
  await operator.stake(ben.token, 2_000);
  operator.clock.time += 1_000;
  await operator.stake(ana.token, 1_000);
  expect((await rankOf(ben.token)).me).toMatchObject({ rank: 1, gap: 0 });
  expect((await rankOf(ana.token)).me).toMatchObject({ rank: 2, gap: 0 });
  const second = await rankOf(ana.token, day, { pageNum: 2, pageSize: 1 });
  expect(second).toMatchObject({ pages: 2, total: 2, list: [{ rank: 2, nickname: 'Ana' }] });
});

test('a bet counts in the period its round ends in, a returned one never (RK-01)', async () => {
  const { token } = await named('Ana');
  const { session } = await operator.sit(token);
  const [late, returned] = [randomUUID(), randomUUID()];
  operator.clock.time += dayLength / 2 - 1_000;
  await operator.wallet.bet({ session, roundId: late, amount: 1_000 });
  await operator.wallet.bet({ session, roundId: returned, amount: 2_000 });
  expect((await rankOf(token)).me.value).toBe(0);
  operator.clock.time += 2_000;
  await operator.wallet.win({ session, roundId: late, amount: 0 });
  await operator.wallet.rollback({ session, roundId: returned });
  expect(await rankOf(token)).toMatchObject({ me: { rank: 1, value: 1_000 }, past: [] });
});

test(
  'a place’s reward is granted once after the period ends, only to its player (RK-01)',
  async () => {
    const [ana, ben] = [await depositor('Ana'), await depositor('Ben')];
    await operator.stake(ana.token, 3_000);
    await operator.stake(ben.token, 2_000);
    const id = day * 1_000_000 + Math.floor((operator.clock.time + 8 * 60 * 60_000) / dayLength);
    expect(await claim(ana.token, id)).toMatchObject({ errcode: 4002, need: 'end' });
    operator.clock.time += dayLength;
    const { past, me } = await rankOf(ana.token);
    expect(me.status).toBe(1);
    expect(past).toMatchObject([{ id, rank: 1, value: 3_000, awards: [{ id: 2001, count: 5_000 }], status: 1 }]);
    const answers = await Promise.all([1, 2, 3].map(() => claim(ana.token, id)));
    expect(codesOf(answers)).toEqual([0, 409, 409]);
    expect(await claim(ben.token, id)).toMatchObject({ errcode: 0, rewards: [{ id: 2001, count: 3_000 }] });
    const stranger = await named('Cara');
    expect(await claim(stranger.token, id)).toMatchObject({ errcode: 4002, need: 'place' });
    expect(await claim(ana.token, 5)).toMatchObject({ errcode: 404, field: 'id' });
    expect(await rankOf(ana.token)).toMatchObject({ me: { status: 2 }, past: [{ status: 2 }] });
  },
  patience,
);

test('a place’s cash has a wagering requirement, as the response says (RG-26)', async () => {
  const { token } = await depositor('Ana');
  await operator.stake(token, 20_000);
  operator.clock.time += dayLength;
  const { past, rule } = await rankOf(token);
  await claim(token, past[0]!.id);
  expect((await operator.call('getExchange', {}, token))['needBet']).toBe(5_000 * rule.turnover);
});

test('copies of one claim get one response, and all sums hold (RK-01)', async () => {
  const { userId, token } = await depositor('Ana');
  await operator.stake(token, 1_000);
  operator.clock.time += dayLength;
  const { id } = await firstResult(token);
  const requestId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => claim(token, id, { requestId })));
  expect(answers[0]).toMatchObject({ errcode: 0 });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  for (const { balance, sum } of await ledgerAccounts(operator)) expect(balance).toBe(sum);
  const rows = await operator.db.selectFrom('claims').selectAll().where('userId', '=', userId).execute();
  expect(rows).toHaveLength(1);
});

test('a reward can be claimed for seven days (RK-01)', async () => {
  const { token } = await depositor('Ana');
  await operator.stake(token, 1_000);
  operator.clock.time += dayLength;
  const { id, endTime, expireTime } = await firstResult(token);
  expect(expireTime - endTime).toBe(7 * dayLength);
  operator.clock.time = expireTime;
  expect((await rankOf(token)).past).toEqual([]);
  expect(await claim(token, id)).toMatchObject({ errcode: 423 });
  operator.clock.time = expireTime - 1;
  expect(await claim(token, id)).toMatchObject({ errcode: 0 });
});

test('a place’s cash waits for the first deposit (V-32)', async () => {
  const { token } = await operator.player(10_000);
  await operator.stake(token, 1_000);
  operator.clock.time += dayLength;
  const { id } = await firstResult(token);
  expect(await claim(token, id)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 10_000);
  expect(await claim(token, id)).toMatchObject({ errcode: 0 });
});

test('a player on a break or excluded sees no ranking and claims nothing (RG-26)', async () => {
  const [ana, ben] = [await depositor('Ana'), await depositor('Ben')];
  await operator.stake(ana.token, 1_000);
  await operator.stake(ben.token, 2_000);
  operator.clock.time += dayLength;
  const ids = await Promise.all([ana, ben].map(async ({ token }) => (await rankOf(token)).past[0]!.id));
  await operator.act('selfExclude', { type: 1, hours: 24 }, ana.token);
  await operator.act('selfExclude', { type: 2, months: 6 }, ben.token);
  for (const [place, { token, code }] of [
    { ...ana, code: 5001 },
    { ...ben, code: 5002 },
  ].entries()) {
    expect(await operator.call('rankInfo', { period: day, pageNum: 1, pageSize: 20 }, token)).toMatchObject({ code });
    expect(await claim(token, ids[place]!)).toMatchObject({ errcode: code });
  }
});

test('an ended ranking stays claimable for seven days, then closes (R-13, RK-01)', async () => {
  const { token } = await depositor('Ana');
  await operator.stake(token, 1_000);
  const endTime = operator.clock.time + 1_000;
  await withRank({ endTime }, async () => {
    operator.clock.time = endTime + dayLength;
    const info = await rankOf(token);
    expect(info).toMatchObject({ endTime, me: { rank: 1, status: 1 }, past: [{ endTime }] });
    expect(await claim(token, info.past[0]!.id)).toMatchObject({ errcode: 0 });
    operator.clock.time = endTime + 7 * dayLength;
    expect(await operator.call('rankInfo', { period: day, pageNum: 1, pageSize: 20 }, token)).toMatchObject({
      code: 423,
    });
  });
});

test('without the activity or with its feature off nothing is shown or granted (RK-01)', async () => {
  const { token } = await depositor('Ana');
  const ask = () => operator.call('rankInfo', { period: day, pageNum: 1, pageSize: 20 }, token);
  await withRank(undefined, async () => {
    expect(await ask()).toMatchObject({ code: 4001 });
    expect(await claim(token, 1_022_000)).toMatchObject({ errcode: 4001 });
  });
  await operator.amend({ features: { rank: false } });
  expect(await ask()).toMatchObject({ code: 404 });
  expect(await claim(token, 1_022_000)).toMatchObject({ errcode: 404 });
  await operator.amend({});
  expect(await ask()).toMatchObject({ code: 200 });
});
