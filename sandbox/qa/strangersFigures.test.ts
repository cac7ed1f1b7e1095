import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { MonitoringEvent, MonitoringParams } from '#contract/monitoring.ts';
import { testDb } from '../testing/testDb.ts';
import { storageTrouble, uncertainActs, updates, vitalsByBuild } from './monitoring.ts';

const { db, close } = await testDb();
afterAll(close);
beforeEach(() => db.deleteFrom('events').execute());

/** Stores an event of a player, or of a visitor for 0. */
const told = <N extends MonitoringEvent>(userId: number, name: N, params: MonitoringParams<N>, build = 'b2') => ({
  eventId: randomUUID(),
  eventName: name,
  userId,
  body: JSON.stringify({ eventTime: 1, deviceId: 'd', build, params }),
  receivedAt: 1,
});
type Told = ReturnType<typeof told>;
const store = (rows: readonly Told[]) => db.insertInto('events').values(rows).execute();

/** What visitors make up: a hundred and one names, each told twice. */
const madeUp = (event: (name: string) => Told) =>
  store(Array.from({ length: 202 }, (_, place) => event(`made up ${place >> 1}`)));

test('strangers’ figures don’t push those of players off a table (S29)', async () => {
  await store([
    told(7, 'web_vitals', { lcp: 1 }, 'real'),
    told(7, 'app_updated', { outcome: 'failed', from: 'real' }),
    told(7, 'storage_trouble', { kind: 'lost' }, 'real'),
    told(7, 'act_uncertain', { call: 'real', requestId: 'r', why: 'timeout' }),
  ]);
  await madeUp((name) => told(0, 'web_vitals', { lcp: 1 }, name));
  await madeUp((from) => told(0, 'app_updated', { outcome: 'failed', from }));
  await madeUp((name) => told(0, 'storage_trouble', { kind: 'lost' }, name));
  await madeUp((call) => told(0, 'act_uncertain', { call, requestId: randomUUID(), why: 'timeout' }));
  expect(await vitalsByBuild(db)).toContainEqual(expect.objectContaining({ build: 'real', pages: 1 }));
  expect(await updates(db)).toContainEqual(expect.objectContaining({ from: 'real', updates: 1 }));
  expect(await storageTrouble(db)).toContainEqual(expect.objectContaining({ build: 'real', times: 1 }));
  expect(await uncertainActs(db)).toContainEqual(expect.objectContaining({ call: 'real', acts: 1 }));
});

test('a player who makes up many names doesn’t push a figure of more players off a table (S29)', async () => {
  const names = Array.from({ length: 100 }, (_, place) => `made up ${place}`);
  await store(names.map((name) => told(6, 'storage_trouble', { kind: 'lost' }, name)));
  await store(names.map((name) => told(5, 'storage_trouble', { kind: 'lost' }, name)));
  await store([told(7, 'storage_trouble', { kind: 'lost' }, 'real')]);
  expect((await storageTrouble(db))[0]).toMatchObject({ build: 'real', times: 1 });
});

test('neither strangers’ pages nor those of one player make the vitals (S29)', async () => {
  const pages = (userId: number, lcp: number, count: number) =>
    store(Array.from({ length: count }, () => told(userId, 'web_vitals', { lcp, inp: lcp })));
  await pages(0, 9_000, 200);
  await pages(6, 8_000, 90);
  for (const userId of [1, 2, 3, 4, 5, 7, 8]) await pages(userId, 1_000, 1);
  await store([told(9, 'web_vitals', { cls: 4 })]);
  expect(await vitalsByBuild(db)).toEqual([
    { build: 'b2', pages: 298, ttfb: null, fcp: null, lcp: 1_000, inp: 1_000, cls: 4 },
  ]);
});

test('strangers’ acts don’t make the time until players’ outcomes (S29)', async () => {
  const acts = (userId: number, seconds: number, count: number) => {
    const act = () => ({ call: 'exchange', requestId: randomUUID(), outcome: 'done', seconds }) as const;
    return store(Array.from({ length: count }, () => told(userId, 'act_settled', act())));
  };
  await acts(0, 900, 50);
  for (const userId of [1, 2]) await acts(userId, 5, 1);
  expect(await uncertainActs(db)).toMatchObject([{ call: 'exchange', acts: 52, seconds: 5 }]);
});
