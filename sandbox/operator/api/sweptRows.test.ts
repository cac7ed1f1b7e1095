import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { endOldest, issueToken, lastLogin, revoke } from '../identity/tokens.ts';
import { ofVisits } from '../tasks/visits.ts';
import { sweep, sweepRegularly } from './sweep.ts';
import { kept, rules } from './sweepRules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

test('the days on which a player was here are swept once their week is over, other claims stay (S18)', async () => {
  const { db, clock } = operator;
  const { token, userId } = await operator.player();
  const visit = () => operator.call('online', { gameId: 0 }, token);
  const claims = async () => {
    const rows = await db.selectFrom('claims').select('name').where('userId', '=', userId).execute();
    return rows.map(({ name }) => name.slice(0, ofVisits.length));
  };
  await db.insertInto('claims').values({ userId, name: 'task:21', time: 0 }).execute();
  const start = clock.time;
  await visit();
  clock.time += day;
  await visit();
  await sweep(db, start + 7 * day);
  expect(await claims()).toHaveLength(3);
  await sweep(db, start + kept.visits + 1);
  expect(await claims()).toHaveLength(2);
  await sweep(db, start + kept.visits + day + 1);
  expect(await claims()).toEqual(['task:2']);
});

test('revoked sessions are swept after a day, but for the last two of a player (S18)', async () => {
  const { db, clock } = operator;
  const { token, userId } = await operator.player();
  const sessions = async () =>
    (await db.selectFrom('tokens').select('id').where('userId', '=', userId).orderBy('id').execute()).length;
  for (let logIns = 0; logIns < 9; logIns++) {
    clock.time += 1;
    await issueToken(db, userId, clock.time, `phone ${logIns}`);
    await endOldest(db, userId, 3, clock.time);
  }
  await sweep(db, clock.time);
  expect(await sessions()).toBe(10);
  clock.time += kept.revokedSessions;
  await sweep(db, clock.time);
  expect(await sessions()).toBe(3);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ errcode: 401 });
  await revoke(db, { userId });
  clock.time += 1;
  await sweep(db, clock.time);
  expect(await sessions()).toBe(2);
  const next = await issueToken(db, userId, clock.time);
  expect(await lastLogin(db, userId, next)).toMatchObject({ device: 'phone 8' });
});

test('old rows are swept five minutes after a start, too, and not after its end (S18)', async () => {
  const { db, clock } = operator;
  const { userId } = await operator.player();
  const old = { userId, name: `${ofVisits}2020-01-01`, time: 0 };
  const add = () => db.insertInto('claims').values(old).execute();
  const claims = () => db.selectFrom('claims').select('name').where('userId', '=', userId).execute();
  await add();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = sweepRegularly({ context: operator.context, now: () => clock.time });
  onTestFinished(stop);
  vi.advanceTimersByTime(5 * minute);
  await stop();
  expect(await claims()).toEqual([]);
  await add();
  vi.advanceTimersByTime(120 * minute);
  await stop();
  expect(await claims()).toHaveLength(1);
});

test.each([
  ['claims', 'claims_of_visits'],
  ['tokens', 'tokens_revoked'],
])('what is over of %s is found by the index %s (S18)', async (table, index) => {
  const plans = await operator.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const lines: unknown[] = [];
    for (const [name, isOver] of rules)
      if (name === table) {
        const plan = sql`explain select from ${sql.table(table)} where ${isOver(operator.clock.time)}`;
        lines.push(...(await plan.execute(trx)).rows);
      }
    return lines;
  });
  expect(JSON.stringify(plans)).toContain(index);
});
