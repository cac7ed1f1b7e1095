import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { keepScores, keptId } from '../contests/scores.ts';
import { sweep } from './sweep.ts';
import { kept } from './sweepRules.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

test('scores are swept two weeks after their contest, and the contest then (S18)', async () => {
  const { db, clock } = operator;
  const { token } = await operator.player(10_000);
  const end = clock.time + 1;
  const contest = { by: 'bets', games: [], start: clock.time, end } as const;
  const id = await keepScores(db, contest);
  await operator.stake(token, 1_000);
  const scores = async () =>
    (await sql<{ value: number }>`select value from contest_scores where span_id = ${id}`.execute(db)).rows;
  await sweep(db, end + kept.contestScores);
  expect(await scores()).toEqual([{ value: 1_000 }]);
  await sweep(db, end + kept.contestScores + 1);
  expect(await scores()).toEqual([]);
  await sweep(db, end + kept.contestSpans);
  expect(await keptId(db, contest)).toBe(id);
  await sweep(db, end + kept.contestSpans + 1);
  expect(await keptId(db, contest)).toBeUndefined();
});
