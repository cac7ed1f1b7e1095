import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rankPeriods } from '#contract/rewards/contests.ts';
import type { Output } from '#contract/endpoints.ts';
import { spanAt } from '#sandbox/operator/rank/periods.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

const { day } = rankPeriods;
const dayLength = 24 * 60 * 60 * 1_000;

/** Timeout for tests on a separate database on a busy machine, milliseconds. */
const patience = 30_000;

let operator: MoneyTest;
/** A Wednesday noon, in another week for every test, and long after all seeded data. */
let noon = Date.parse('2031-01-15T12:00+08:00');
beforeAll(async () => {
  operator = await openMoneyTest();
}, patience);
beforeEach(() => {
  operator.clock.time = noon;
  noon += 14 * dayLength;
});
afterAll(() => operator.close());

const rankOf = async (token: string) =>
  (await operator.call('rankInfo', { period: day, pageNum: 1, pageSize: 20 }, token))['data'] as Output<'rankInfo'>;

/** A player who has deposited and staked now, and the period of it. */
async function staker() {
  const { token } = await operator.player();
  await operator.deposit(token, 20_000);
  await operator.stake(token, 1_000);
  return { token, span: spanAt(day, operator.clock.time, {}) };
}

/** Takes all settlements out of the rounds: what still counts them has kept them. */
const forgetSettlements = () => sql`update rounds set settled_at = null`.execute(operator.db);

/** How many contests are kept that end at this time. */
async function keptUntil(end: number): Promise<number> {
  const { rows } = await sql<{ num: number }>`
    select count(*)::integer as num from contest_spans
    where contest = 'bets' and end_time = ${end}`.execute(operator.db);
  return rows[0]!.num;
}

test('the ranking reads the rounds of a period once, however often it is requested (RK-01)', async () => {
  const { token } = await staker();
  operator.clock.time += dayLength;
  await operator.stake(token, 2_000);
  const first = await rankOf(token);
  expect(first).toMatchObject({ me: { rank: 1, value: 2_000, status: 1 }, past: [{ rank: 1, value: 1_000 }] });
  await forgetSettlements();
  expect(await rankOf(token)).toEqual(first);
});

test('a player without a round in an ended period has no places of it computed (RK-01)', async () => {
  const { token, span } = await staker();
  operator.clock.time += dayLength;
  const other = await operator.player();
  expect((await rankOf(other.token)).past).toEqual([]);
  expect(await keptUntil(span.end)).toBe(0);
  expect((await rankOf(token)).past).toHaveLength(1);
  expect(await keptUntil(span.end)).toBe(1);
});

test('a refused claim has the places of its period computed once, and none before its end (RK-01)', async () => {
  const { token, span } = await staker();
  const other = await operator.player();
  const claim = (by: string) => operator.act('rankReceive', { id: span.id }, by);
  expect(await claim(other.token)).toMatchObject({ errcode: 4002, need: 'end' });
  expect(await keptUntil(span.end)).toBe(0);
  operator.clock.time = span.end;
  expect(await claim(other.token)).toMatchObject({ errcode: 4002, need: 'place' });
  expect(await keptUntil(span.end)).toBe(1);
  await forgetSettlements();
  expect(await claim(token)).toMatchObject({ errcode: 0 });
});

test('a claim after its time has no places computed (RK-01)', async () => {
  const { token, span } = await staker();
  operator.clock.time = span.end + 7 * dayLength;
  expect(await operator.act('rankReceive', { id: span.id }, token)).toMatchObject({ errcode: 423 });
  expect(await keptUntil(span.end)).toBe(0);
});
