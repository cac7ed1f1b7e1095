import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '#contract/client.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import type { MonitoringEvent, MonitoringParams } from '#contract/monitoring.ts';
import { openTestOperator } from '../testing/testOperator.ts';
import { countEvents } from '../operator/events/events.ts';
import { pages } from './backOffice.ts';
import { errorsByBuild, storageTrouble, uncertainActs, updates, vitalsByBuild } from './monitoring.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
const { version, channel } = client;
let seq = 0;

/** An event as a device reports it. */
function event<N extends MonitoringEvent>(
  eventName: N,
  params: MonitoringParams<N>,
  deviceId = 'd1',
  build: string | undefined = 'b2',
): ClientEvent {
  const plain = { eventUserId: 0, channel, appId: 'test', version, eventInterfaceId: '/', sessionId: 's' };
  return {
    ...plain,
    eventId: `e${++seq}`,
    eventName,
    eventTime: 1_000 + seq,
    eventShowType: 3,
    deviceId,
    seq,
    params,
    ...(build && { build }),
  };
}

beforeAll(async () => {
  operator = await openTestOperator();
  const error = { realm: 'page', message: 'TypeError: <b>x</b>', stack: 'core.js:1:2' } as const;
  const act = { call: 'createRecharge', requestId: 'r1' };
  const done = { ...act, outcome: 'done' } as const;
  const eventList = [
    event('client_error', error),
    event('client_error', error, 'd2'),
    event('client_error', error, 'd2', 'b1'),
    ...[1_000, 2_000, 3_000, 9_000].map((lcp) => event('web_vitals', { lcp, cls: 10 })),
    event('act_uncertain', { ...act, why: 'timeout' }),
    event('act_uncertain', { ...act, why: 'restart' }),
    event('act_settled', { ...done, seconds: 12 }),
    event('act_settled', { ...done, seconds: 13 }),
    event('act_uncertain', { ...act, requestId: 'r2', why: 'timeout' }),
    event('app_updated', { outcome: 'applied', from: 'b1' }),
    event('storage_trouble', { kind: 'evicted', count: 40 }),
    event('storage_trouble', { kind: 'evicted', count: 2 }, 'd2'),
    event('storage_trouble', { kind: 'lost' }),
  ];
  await operator.call('anonymous/appEventLogClient', { eventList });
});
afterAll(() => operator.close());

test('errors are counted by build and message, with their number of devices', async () => {
  const row = { realm: 'page', message: 'TypeError: <b>x</b>', stack: 'core.js:1:2' };
  expect(await errorsByBuild(operator.db)).toEqual([
    { ...row, build: 'b2', errors: 2, devices: 2 },
    { ...row, build: 'b1', errors: 1, devices: 1 },
  ]);
});

test('web vitals show the 75th percentile per page, or nothing without data', async () => {
  expect(await vitalsByBuild(operator.db)).toEqual([
    { build: 'b2', pages: 4, ttfb: null, fcp: null, lcp: 3_000, inp: null, cls: 10 },
  ]);
});

test('an act counts once across tabs, with its first reason and outcome', async () => {
  const acts = await uncertainActs(operator.db);
  const row = { call: 'createRecharge', why: 'timeout', acts: 1 };
  expect(acts).toHaveLength(2);
  expect(acts).toEqual(
    expect.arrayContaining([
      { ...row, outcome: 'done', seconds: 12 },
      { ...row, outcome: 'open', seconds: null },
    ]),
  );
});

test('updates are counted by build pair, storage trouble by kind', async () => {
  expect(await updates(operator.db)).toEqual([{ outcome: 'applied', from: 'b1', build: 'b2', updates: 1, devices: 1 }]);
  expect(await storageTrouble(operator.db)).toEqual([
    { kind: 'evicted', build: 'b2', times: 2, devices: 2, rows: 42 },
    { kind: 'lost', build: 'b2', times: 1, devices: 1, rows: null },
  ]);
});

test('forged figures neither break the page nor multiply devices (S29)', async () => {
  const told = { ...event('storage_trouble', { kind: 'full' }), params: { kind: 'full', count: '999999999' } };
  const row = { eventName: 'storage_trouble', userId: 0, receivedAt: 1, copies: 2_147_483_647 };
  const rows = [1, 2, 3].map((id) => ({ ...row, eventId: `stranger${id}`, body: JSON.stringify(told) }));
  await operator.db.insertInto('events').values(rows).execute();
  expect(await storageTrouble(operator.db)).toContainEqual({
    kind: 'full',
    build: 'b2',
    times: 3,
    devices: 1,
    rows: 30_000,
  });
  expect((await countEvents(operator.db)).copies).toBeGreaterThan(3 * 2_147_483_647);
  const again = { ...event('app_updated', { outcome: 'failed', from: 'x' }), eventId: 'stranger1' };
  expect(await operator.call('anonymous/appEventLogClient', { eventList: [again] })).toMatchObject({ errcode: 0 });
  await operator.db.deleteFrom('events').where('eventId', 'like', 'stranger%').execute();
});

test('a monitoring event with invalid params is refused (S29)', async () => {
  const odd = [{ kind: 'full', count: '999999999' }, { kind: 'full', count: 1e15 }, { kind: 'full', count: -1 }, {}];
  for (const params of odd) {
    const eventList = [{ ...event('storage_trouble', { kind: 'full' }), params }];
    const said = await operator.call('anonymous/appEventLogClient', { eventList });
    expect(said).toMatchObject({ errcode: 400, field: 'eventList' });
  }
});

test('of any number of names the page shows the most frequent (S29)', async () => {
  const rows = Array.from({ length: 150 }, (_, place) => ({
    eventId: `named${place}`,
    eventName: 'storage_trouble',
    userId: 0,
    receivedAt: 1,
    body: JSON.stringify({ ...event('storage_trouble', { kind: 'full' }), params: { kind: `k${place}` } }),
  }));
  await operator.db.insertInto('events').values(rows).execute();
  expect(await storageTrouble(operator.db)).toHaveLength(100);
  await operator.db.deleteFrom('events').where('eventId', 'like', 'named%').execute();
});

test('the page renders everything, escaped, and links calls to the latest id', async () => {
  const call = 'anonymous/appEventLogClient';
  const headers = { 'content-type': 'application/json', 'x-request-id': 'c0ffee' };
  await operator.fetch(
    new Request(`http://localhost/app/v1/${call}`, { method: 'POST', body: '{"eventList":[]}', headers }),
  );
  const backOffice = pages({ operator, origins: {}, violations: [], bump: () => ({}), release: () => {} });
  const answer = await backOffice.request('/monitoring');
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('TypeError: &lt;b&gt;x&lt;/b&gt;');
  for (const said of ['3000', 'timeout', 'applied', 'evicted', call, 'c0ffee']) expect(text).toContain(`>${said}<`);
});

test('strangers’ errors don’t push those of players off the page (S18)', async () => {
  const strangers = Array.from({ length: 220 }, (_, n) =>
    event('client_error', { realm: 'page', message: `made up ${n >> 1}`, stack: 'core.js:1:2' }),
  );
  while (strangers.length > 0)
    expect(await operator.call('anonymous/appEventLogClient', { eventList: strangers.splice(0, 20) })).toMatchObject({
      errcode: 0,
    });
  const { token, userId } = await operator.player();
  const error = event('client_error', { realm: 'page', message: 'a real one', stack: 'core.js:1:2' });
  const eventList = [{ ...error, eventUserId: userId }];
  await operator.call('anonymous/appEventLogClient', { eventList }, token);
  const [first] = await errorsByBuild(operator.db);
  expect(first).toMatchObject({ message: 'a real one', errors: 1 });
});

/** Stores the errors of players with these ids: `each` messages of everyone, received at this time. */
const errorsOf = (from: number, to: number, message: string, each: number, at: number) =>
  sql`insert into events (event_id, event_name, user_id, body, received_at)
    select 'told ' || ${message}::text || u || '-' || n, 'client_error', u,
      jsonb_build_object('params', jsonb_build_object('message', ${message}::text || case when ${each} = 1 then '' else n::text end)),
      ${at} from generate_series(${from}::int, ${to}::int) u, generate_series(1, ${each}::int) n`.execute(operator.db);
const forgetTold = () => sql`delete from events where event_id like 'told %'`.execute(operator.db);

test('players who send many messages don’t push an error of fewer players off the page (S18)', async () => {
  await errorsOf(900_001, 900_021, 'made up', 100, 2);
  await errorsOf(900_101, 900_120, 'a real one of twenty', 1, 1);
  const [first] = await errorsByBuild(operator.db);
  expect(first).toMatchObject({ message: 'a real one of twenty', errors: 20 });
  await forgetTold();
});

test('many players’ newer errors don’t push those of others out of the newest (S18)', async () => {
  await errorsOf(900_001, 900_210, 'flood of many', 100, 2);
  await errorsOf(900_501, 900_520, 'a real one of twenty', 1, 1);
  expect(await errorsByBuild(operator.db)).toContainEqual(
    expect.objectContaining({ message: 'a real one of twenty', errors: 20 }),
  );
  await forgetTold();
});

test('a flood of newer errors hides nobody else’s, whether visitors or a player sent it (S18)', async () => {
  const [victim, flooder] = [await operator.player(), await operator.player()];
  const error = event('client_error', { realm: 'page', message: 'an older one', stack: 'core.js:1:2' });
  const eventList = [{ ...error, eventUserId: victim.userId }];
  await operator.call('anonymous/appEventLogClient', { eventList }, victim.token);
  for (const userId of [0, flooder.userId])
    await sql`insert into events (event_id, event_name, user_id, body, received_at)
      select 'flood ' || ${userId}::text || n, 'client_error', ${userId},
        jsonb_build_object('params', jsonb_build_object('message', 'flood')), ${operator.clock.time + 1}
      from generate_series(1, 20500) n`.execute(operator.db);
  const shown = await errorsByBuild(operator.db);
  expect(shown).toContainEqual(expect.objectContaining({ message: 'an older one', errors: 1 }));
  await sql`delete from events where event_id like 'flood %'`.execute(operator.db);
});
