import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { afterReads } from '#sandbox/testing/overtaken.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { endOldest, hashToken, issueToken, lastLogin, revoke } from '../identity/tokens.ts';
import { ofVisits } from '../tasks/visits.ts';
import { repeatedSweep, sweep, sweepRegularly } from './sweep.ts';
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

test('a device’s subscription to notifications is swept once its session has ended (S18, O-23)', async () => {
  const { db, clock } = operator;
  const { token, userId } = await operator.player();
  const device = { p256dh: '', auth: '', lang: 'en', topics: '[]', madeAt: clock.time } as const;
  await db
    .insertInto('pushSubscriptions')
    .values({ ...device, endpoint: 'https://push.test/1', userId, session: hashToken(token) })
    .execute();
  const subscribed = () => db.selectFrom('pushSubscriptions').select('endpoint').where('userId', '=', userId).execute();
  await sweep(db, clock.time);
  expect(await subscribed()).toHaveLength(1);
  await operator.call('logout', {}, token);
  await sweep(db, clock.time);
  expect(await subscribed()).toEqual([]);
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

/** The plans by which a table is swept; with `analyze` they are carried out, without a deletion. */
async function plansOf(table: string, since: number, analyze = false): Promise<unknown[]> {
  return operator.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const plans: unknown[] = [];
    for (const [name, isOver] of rules)
      if (name === table) {
        const over = isOver(operator.clock.time, since);
        const plan = sql`explain (analyze ${sql.raw(String(analyze))}, format json)
          select from ${sql.table(table)} where ${over}`;
        plans.push(...(await plan.execute(trx)).rows);
      }
    return plans;
  });
}

test.each([
  ['claims', 'claims_of_visits'],
  ['tokens', 'tokens_revoked'],
  ['operations', 'operations_done_claiming'],
  ['reality_acks', 'reality_acks_by_time'],
  ['kyc_images', 'kyc_images_by_time'],
])('what is over of %s is found by the index %s (S18)', async (table, index) => {
  expect(JSON.stringify(await plansOf(table, 0))).toContain(index);
});

/** How many rows of a table a plan read. */
function rowsRead(plan: unknown, table: string): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  const node = plan as Readonly<Record<string, unknown>>;
  const below = Object.values(node).reduce<number>((sum, value) => sum + rowsRead(value, table), 0);
  if (node['Relation Name'] !== table) return below;
  const read = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'].reduce(
    (sum, key) => sum + Number(node[key] ?? 0),
    0,
  );
  return below + read * Number(node['Actual Loops']);
}

/** Inserts done acts of a player that are older than they are kept, and what they claimed. */
async function actsOfAge(userId: number, count: number, claimed: boolean) {
  const time = operator.clock.time - kept.valuelessActs - 2 * day;
  const name = (each: number) => `${claimed ? 'claimed' : 'empty'} ${each}`;
  const acts = Array.from({ length: count }, (_, each) => ({ userId, requestId: name(each), time: time - each }));
  const done = { call: 'followVisit', state: 'done', answer: '{}' } as const;
  await operator.db
    .insertInto('operations')
    .values(acts.map((act) => ({ ...act, ...done })))
    .execute();
  if (!claimed) return;
  const claims = acts.map((act, each) => ({ userId, name: name(each), time: act.time }));
  await operator.db.insertInto('claims').values(claims).execute();
}

test('acts that stay for good are read by no later sweep (S18)', async () => {
  const { clock } = operator;
  const { userId } = await operator.player();
  const read = async (since: number) => rowsRead(await plansOf('operations', since, true), 'operations');
  const [first, later] = [await read(0), await read(clock.time - day)];
  const stay = 400;
  await actsOfAge(userId, stay, true);
  expect(await read(0)).toBeGreaterThanOrEqual(first + stay);
  expect(await read(clock.time - day)).toBe(later);
});

test('a sweep goes on from the last one without an error, and the first reads everything (S18)', async () => {
  const { db, clock } = operator;
  const { userId } = await operator.player();
  const acts = async () =>
    (await db.selectFrom('operations').select('requestId').where('userId', '=', userId).execute()).length;
  let isDown = true;
  const sweepOn = repeatedSweep(
    afterReads(db, async () => {
      if (isDown) throw new Error('The database is down');
    }),
  );
  const report = vi.fn<(error: unknown) => void>();
  await actsOfAge(userId, 1, false);
  await sweepOn(clock.time, report);
  expect(report).toHaveBeenCalled();
  expect(await acts()).toBe(1);
  isDown = false;
  await sweepOn(clock.time, report);
  expect(await acts()).toBe(0);
  await actsOfAge(userId, 1, false);
  await sweepOn(clock.time, report);
  expect(await acts()).toBe(1);
  await repeatedSweep(db)(clock.time, report);
  expect(await acts()).toBe(0);
});
