import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '#contract/client.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { usualCaps } from '../context/caps.ts';
import { longestOfStrangers } from '../http/request.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openTestOperator, type Answer } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const isPrivate = ([, endpoint]: [string, Endpoint]) => !endpoint.public;
const privateCalls = Object.entries(endpoints)
  .filter(isPrivate)
  .map(([name]) => name as Name);

describe('sessions', () => {
  test.each(privateCalls)('%s without a valid token returns 401', async (name) => {
    for (const token of ['', 'made up']) {
      const said = await operator.call(name, {}, token);
      expect(said.errcode ?? said.code).toBe(401);
    }
  });

  test('a bad token returns 401 at app start and is ignored by other public calls', async () => {
    expect(await operator.call('preLogin', samples.preLogin, 'made up')).toMatchObject({ code: 401 });
    expect(await operator.call('anonymous/appTheme', {}, 'made up')).toMatchObject({ errcode: 0 });
  });

  test('a session expires after 30 days', async () => {
    const { token } = await operator.player();
    operator.clock.time += 30 * 24 * 60 * 60 * 1_000;
    expect(await operator.call('refreshData', {}, token)).toMatchObject({ errcode: 401 });
  });

  test('log-out ends this session or all of them', async () => {
    const login = async () =>
      (await operator.call('accountLogin', { account: 'juan88', password: 'perlas88', loginKind: 2, deviceId: 'd1' }))[
        'token'
      ] as string;
    const [one, two, three] = [await login(), await login(), await login()];
    await operator.call('logout', {}, one);
    expect(await operator.call('refreshData', {}, one)).toMatchObject({ errcode: 401 });
    expect(await operator.call('refreshData', {}, two)).toMatchObject({ errcode: 0 });
    await operator.call('logout', { all: true }, two);
    expect(await operator.call('refreshData', {}, three)).toMatchObject({ errcode: 401 });
  });
});

describe('the start of the app', () => {
  test('games are sent until the client has them, and players get their profile', async () => {
    const fresh = await operator.call('preLogin', samples.preLogin);
    expect(fresh['games']).toHaveLength(300);
    expect(fresh).not.toHaveProperty('userInfo');
    const { token, userId } = await operator.player(500);
    const known = await operator.call(
      'preLogin',
      { ...samples.preLogin, gameListVersion: String(fresh['gameListVersion']) },
      token,
    );
    expect(known).toMatchObject({ gameListVersion: fresh['gameListVersion'], userInfo: { id: userId, coin: 500 } });
    for (const field of ['games', 'gameTypes', 'brands']) expect(known).not.toHaveProperty(field);
  });

  test('settings are sent until the client has them', async () => {
    const fresh = await operator.call('anonymous/appConfig', {});
    expect(fresh).toHaveProperty('config');
    expect(
      await operator.call('anonymous/appConfig', { configVersion: String(fresh['configVersion']) }),
    ).not.toHaveProperty('config');
  });

  test('the last log-in time and device are returned after a second log-in', async () => {
    const login = async () =>
      (await operator.call('accountLogin', { account: 'maria88', password: 'perlas88', loginKind: 2, deviceId: 'd1' }))[
        'token'
      ] as string;
    const after = (token: string) =>
      operator.call('getAfterLoginInfoWeb', { version: '1.1.6', os: 'Android 15', deviceModel: 'Pixel 9' }, token);
    const first = operator.clock.time;
    expect(await after(await login())).not.toHaveProperty('lastLogin');
    operator.clock.time += 60_000;
    expect(await after(await login())).toMatchObject({ lastLogin: { time: first, device: 'Pixel 9, Android 15' } });
  });
});

describe('records', () => {
  test('the history has the ids by which a request and its trace are found', async () => {
    const ids = { 'x-request-id': 'c0ffee', traceparent: '00-0b5a1d3e7f424c8a9e612d90f1c3ab57-000000000000c0ff-01' };
    const headers = { 'content-type': 'application/json', ...ids };
    const at = 'http://localhost/app/v1/anonymous/appTheme';
    expect((await operator.fetch(new Request(at, { method: 'POST', body: '{}', headers }))).status).toBe(200);
    const { callId, traceId } = operator.history.all().at(-1)!;
    expect([callId, traceId]).toEqual(['c0ffee', '0b5a1d3e7f424c8a9e612d90f1c3ab57']);
  });

  test('events are stored once by id, and every copy is counted', async () => {
    const sent = { eventName: 'view', eventTime: 1, eventUserId: 0, eventInterfaceId: '/', eventShowType: 1, seq: 1 };
    const from = { channel: 'WEB', appId: 'perlas', version: '1.1.6', deviceId: 'd1', sessionId: 's1' };
    const event = (eventId: string) => ({ eventId, ...sent, ...from });
    const [one, two] = [randomUUID(), randomUUID()];
    const send = (...ids: string[]) => operator.call('anonymous/appEventLogClient', { eventList: ids.map(event) });
    expect(await send(one, two)).toMatchObject({ errcode: 0, accepted: 2 });
    await send(two, two);
    const rows = await operator.db
      .selectFrom('events')
      .select(['eventId', 'copies'])
      .where('eventId', 'in', [one, two])
      .orderBy('copies')
      .execute();
    expect(rows).toEqual([
      { eventId: one, copies: 1 },
      { eventId: two, copies: 3 },
    ]);
    expect(await send(...Array.from({ length: 21 }, () => randomUUID()))).toMatchObject({ errcode: 400 });
  });

  test('every copy of a request is recorded, without its secrets', async () => {
    const { token, userId } = await operator.player();
    operator.history.clear();
    const requestId = randomUUID();
    await Promise.all([1, 2].map(() => operator.call('exitGame', { requestId }, token)));
    await operator.call('accountLogin', { account: 'juan88', password: 'perlas88', loginKind: 2, deviceId: 'd1' });
    const seen = operator.history.all();
    for (const copy of seen.slice(0, 2))
      expect(copy).toMatchObject({ call: 'exitGame', requestId, userId, status: 200, code: 0 });
    expect(seen).toHaveLength(3);
    for (const secret of ['perlas88', token]) expect(JSON.stringify(seen)).not.toContain(secret);
  });

  test('a refused body leaves only the fact of the request in the record (S18)', async () => {
    const { token } = await operator.player();
    operator.history.clear();
    const long = 'r'.repeat(10_000);
    const eventList = Array.from({ length: 1_000 }, () => ({ eventId: 'e', sessionId: 's', seq: 1 }));
    await operator.call('anonymous/appEventLogClient', { eventList, requestId: long });
    await operator.call('online', { gameId: 'x', eventList, requestId: long }, token);
    await operator.call('online', { gameId: 0, eventList }, token);
    expect(operator.history.all().map(({ code, requestId, events }) => [code, requestId, events])).toEqual([
      [400, '', []],
      [400, '', []],
      [0, '', []],
    ]);
  });

  test('a player’s stored acts are limited a day, and a copy of one is always answered (S18)', async () => {
    const { db } = operator;
    const caps = { ...usualCaps, players: { ...usualCaps.players, acts: 3 } };
    const limited = await openTestOperator({ db, caps });
    limited.clock.time = operator.clock.time;
    const { token, userId } = await limited.player();
    const act = (requestId: string) => limited.call('rgAck', { ...samples.rgAck, requestId }, token);
    const stored = async () =>
      (await db.selectFrom('operations').select('requestId').where('userId', '=', userId).execute()).length;
    const ids = Array.from({ length: 4 }, () => randomUUID());
    for (const id of ids.slice(0, 3)) expect(await act(id)).toMatchObject({ errcode: 0 });
    for (const id of [ids[3]!, ...Array.from({ length: 5 }, () => randomUUID())])
      expect(await act(id)).toMatchObject({ errcode: 429, retryAfter: expect.any(Number) });
    expect(await act(ids[0]!)).toMatchObject({ errcode: 0 });
    expect(await limited.call('rgAck', samples.rgAck, token)).toMatchObject({ errcode: 429 });
    const asked = { requestId: randomUUID(), notAfter: 1 };
    expect(await limited.call('operationStatus', asked, token)).toMatchObject({ errcode: 429 });
    expect(await stored()).toBe(3);
    limited.clock.time += 24 * 60 * 60_000;
    expect(await act(ids[3]!)).toMatchObject({ errcode: 0 });
  });

  test('a long body is only read with a session (S18)', async () => {
    const { token } = await operator.player();
    const image = 'x'.repeat(longestOfStrangers);
    expect(await operator.call('uploadKyc', { side: 1, image }, token)).toMatchObject({ field: 'image' });
    expect(await operator.call('uploadKyc', { side: 1, image })).toMatchObject({ errcode: 401 });
    const visitor = await operator.call('anonymous/appTheme', { image });
    expect(visitor).toMatchObject({ errcode: 400, field: 'body' });
  });

  test('only six long bodies of a player are read at once (S18)', async () => {
    const [one, other] = [await operator.player(), await operator.player()];
    const ends: (() => void)[] = [];
    const upload = async (token: string) => {
      const body = new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) });
      const { url, headers } = operator.request('uploadKyc', {}, token);
      headers.set('content-length', String(longestOfStrangers + 1));
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
      const response = await operator.fetch(new Request(url, init));
      return ((await response.json()) as { errcode: number }).errcode;
    };
    const read = Array.from({ length: 6 }, () => upload(one.token));
    await expect.poll(() => ends).toHaveLength(6);
    expect(await upload(one.token)).toBe(429);
    const others = upload(other.token);
    for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
    for (const end of ends) end();
    expect(await Promise.all([...read, others])).toEqual(Array.from({ length: 7 }, () => 400));
    const last = upload(one.token);
    ends.at(-1)!();
    expect(await last).toBe(400);
  });
});

describe('requests and answers', () => {
  test('every response carries the contract version, failures included', async () => {
    const { token } = await operator.player();
    const { fetch, request } = operator;
    const answers = [request('online', { gameId: 0 }, token), request('online', {}), request('noSuchCall', {})];
    for (const answer of await Promise.all(answers.map((each) => fetch(each))))
      expect(answer.headers.get('contract-version')).toBe(client.contract);
  });

  test('common body fields are accepted, and a wrongly typed input is named', async () => {
    const { token } = await operator.player();
    const common = { appId: 'perlas', channel: 'WEB', clientReferrer: '', platform: 0, appVersion: '1.1.6' };
    expect(await operator.call('online', { gameId: 0, ...common }, token)).toMatchObject({ errcode: 0 });
    expect(await operator.call('online', { gameId: 'x', ...common }, token)).toMatchObject({
      errcode: 400,
      field: 'gameId',
    });
  });

  test('non-JSON bodies, unknown calls and other methods get specific errors', async () => {
    const send = async (name: string, init: RequestInit) =>
      operator.fetch(new Request(`http://localhost/app/v1/${name}`, init));
    const json = { 'content-type': 'application/json' };
    const codeOf = async (response: Response) => ((await response.json()) as Answer).errcode;
    expect(await codeOf(await send('refreshData', { method: 'POST', body: '{}' }))).toBe(400);
    for (const body of ['', '[]', 'null', '{"a":'])
      expect(await codeOf(await send('online', { method: 'POST', body, headers: json }))).toBe(400);
    expect((await send('toString', { method: 'POST', body: '{}', headers: json })).status).toBe(404);
    expect((await send('%zz', { method: 'POST', body: '{}', headers: json })).status).toBe(404);
    expect((await send('online', {})).status).toBe(405);
  });

  test('responses must not be cached', async () => {
    const response = await operator.fetch(operator.request('anonymous/appTheme', {}));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a response outside the contract is reported and becomes a 500', async () => {
    const errors: unknown[] = [];
    const broken = await openTestOperator({ db: operator.db, report: (error) => errors.push(error) });
    broken.context.written = { ...broken.context.written, theme: { themeName: 5 } as never };
    expect(await broken.call('anonymous/appTheme', {})).toMatchObject({ errcode: 500 });
    expect(String(errors)).toContain('themeName');
  });
});
