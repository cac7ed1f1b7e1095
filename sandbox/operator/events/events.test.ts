import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payDeposit } from '#sandbox/db/paidDeposit.ts';
import { usualCaps } from '../context/caps.ts';
import { longestBatch } from '../http/request.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
const most = 12_000;
beforeAll(async () => {
  operator = await openTestOperator({
    caps: {
      ...usualCaps,
      events: { charactersOfOne: most, charactersOfVisitors: 6 * most, charactersOfNewcomers: 6 * most },
    },
  });
});
afterAll(() => operator.close());

const from = { channel: 'WEB', appId: 'perlas', version: '1.1.6', deviceId: 'd1', sessionId: 's1', seq: 1 };
const event = (eventUserId: number, params: object = {}) => ({
  ...from,
  eventId: randomUUID(),
  eventName: 'view',
  eventTime: 1,
  eventUserId,
  eventInterfaceId: '/',
  eventShowType: 1,
  params,
});
const send = (eventList: object[], token = '', address = '') =>
  operator.call('anonymous/appEventLogClient', { eventList }, token, address);

test('an event is attributed to a player only by the session (S29)', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const events = [event(one.userId), event(other.userId), event(0)];
  await send(events, one.token);
  const claimed = event(one.userId);
  await send([claimed]);
  const ids = [...events, claimed].map(({ eventId }) => eventId);
  const rows = await operator.db
    .selectFrom('events')
    .select(['eventId', 'userId', 'body'])
    .where('eventId', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.eventId, row]));
  expect(ids.map((id) => byId.get(id)!.userId)).toEqual([one.userId, 0, 0, 0]);
  expect(byId.get(claimed.eventId)!.body).toMatchObject({ eventUserId: one.userId });
});

test('events are rate-limited by address for visitors, by account for players (S18)', async () => {
  const { token, userId } = await operator.player();
  const long = () => event(0, { text: 'x'.repeat(3_500) });
  operator.clock.time += 60_000;
  for (let count = 0; count < 3; count++) expect(await send([long()], '', '10.0.0.1')).toMatchObject({ errcode: 0 });
  expect(await send([long()], '', '10.0.0.1')).toMatchObject({ errcode: 429, retryAfter: 60 });
  expect(await send([event(0)], '', '10.0.0.1')).toMatchObject({ errcode: 0 });
  expect(await send([long()], '', '10.0.0.2')).toMatchObject({ errcode: 0 });
  expect(await send([event(userId)], token, '10.0.0.1')).toMatchObject({ errcode: 0 });
  operator.clock.time += 60_000;
  expect(await send([long()], '', '10.0.0.1')).toMatchObject({ errcode: 0 });
});

test('visitors share an allowance, which players don’t need (S18)', async () => {
  operator.clock.time += 60_000;
  const long = () => [event(0, { text: 'x'.repeat(3_500) }), event(0, { text: 'x'.repeat(3_500) })];
  const sent = [];
  for (let place = 0; place < 10; place++) sent.push(await send(long(), '', `10.1.0.${place}`));
  expect(sent.filter(({ errcode }) => errcode === 0)).toHaveLength(9);
  expect(await send(long(), (await operator.player()).token)).toMatchObject({ errcode: 0 });
});

test('players who have deposited nothing share an allowance, which depositors don’t need (S18)', async () => {
  operator.clock.time += 60_000;
  const long = () => [event(0, { text: 'x'.repeat(3_500) }), event(0, { text: 'x'.repeat(3_500) })];
  const depositor = await operator.player();
  await operator.db
    .transaction()
    .execute((trx) => payDeposit(trx, { ...depositor, amount: 10_000, orderedAt: 0, paidAt: 0 }));
  const sent = [];
  for (let place = 0; place < 10; place++)
    sent.push(await send(long(), (await operator.player()).token, `10.2.0.${place}`));
  expect(sent.filter(({ errcode }) => errcode === 0)).toHaveLength(9);
  expect(await send(long(), depositor.token)).toMatchObject({ errcode: 0 });
  expect(await send(long(), '', '10.2.0.1')).toMatchObject({ errcode: 0 });
  const marked = await operator.db
    .selectFrom('events')
    .select('newcomer')
    .where('receivedAt', '=', operator.clock.time)
    .execute();
  expect(marked.filter(({ newcomer }) => newcomer)).toHaveLength(18);
});

test('a long batch counts before it is parsed (S18)', async () => {
  operator.clock.time += 60_000;
  const post = async (body: string) => {
    const request = new Request(operator.request('anonymous/appEventLogClient', {}), { method: 'POST', body });
    return (await operator.fetch(request, '10.0.0.4')).json();
  };
  const long = `{${' '.repeat(longestBatch / 2)}`;
  expect(await post(long)).toMatchObject({ errcode: 400, field: 'body' });
  expect(await post(long)).toMatchObject({ errcode: 429 });
  expect(await post('{')).toMatchObject({ errcode: 400, field: 'body' });
});

test('several processes share the allowance of an address', async () => {
  const other = await openTestOperator({ db: operator.db, caps: operator.context.caps });
  operator.clock.time += 60_000;
  other.clock.time = operator.clock.time;
  const eventList = [event(0, { text: 'x'.repeat(3_500) })];
  const answers = [];
  for (const { call } of [operator, other, operator, other])
    answers.push(
      await call(
        'anonymous/appEventLogClient',
        { eventList: [{ ...eventList[0], eventId: randomUUID() }] },
        '',
        '10.0.0.3',
      ),
    );
  expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0, 429]);
});
