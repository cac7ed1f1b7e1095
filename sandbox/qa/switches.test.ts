import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { likedGames } from '../operator/games/gameSessions.ts';
import { samples } from '../testing/samples.ts';
import { openTestOperator } from '../testing/testOperator.ts';
import { pages } from './backOffice.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
let backOffice: ReturnType<typeof pages>;
const released: string[] = [];
beforeAll(async () => {
  operator = await openTestOperator();
  backOffice = pages({
    operator,
    origins: { app: 'http://localhost:4173' },
    violations: [],
    bump: () => ({ id: 'b+1' }),
    release: (folder) => released.push(folder),
  });
});
afterEach(() => operator.switches.reset());
afterAll(() => operator.close());

const flip = (method: string, name: string, body: object = {}) =>
  backOffice.request(`/switches/${name}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const theme = () => operator.call('anonymous/appTheme', {});
const services = () => operator.call('getCustomerServices', {});

/** The call's result if it settles within 50 ms, otherwise `nothing`. */
const soon = <T>(call: Promise<T>) =>
  Promise.race([call, new Promise<'nothing'>((done) => setTimeout(done, 50, 'nothing'))]);

describe('calls', () => {
  test('a conformance run can read the partner keys, pages of other origins cannot', async () => {
    const response = await backOffice.request('/secrets.json');
    const { wallet, payment, payout } = operator.context.written.keys;
    expect(await response.json()).toEqual({ wallet, payment, payout });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('a call is refused with a chosen code a chosen number of times', async () => {
    await flip('PUT', 'error', { call: 'getCustomerServices', code: 423, times: 2 });
    expect(await services()).toMatchObject({ code: 423 });
    expect(await theme()).toMatchObject({ errcode: 0 });
    expect(await services()).toMatchObject({ code: 423 });
    expect(await services()).toMatchObject({ code: 200 });
  });

  test('every call fails with an HTTP status until switched off', async () => {
    await flip('PUT', 'error', { call: '*', status: 503 });
    const ask = () => operator.fetch(operator.request('anonymous/appTheme', {}));
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).toBe(503);
    await flip('PUT', 'error', { call: '*' });
    expect((await ask()).status).toBe(200);
  });

  test('a slow call is delayed, and immediate after a reset', async () => {
    await flip('PUT', 'latency', { call: 'anonymous/appTheme', ms: 60_000 });
    const late = theme();
    expect(await soon(late)).toBe('nothing');
    expect(await soon(services())).toMatchObject({ code: 200 });
    await flip('POST', 'reset');
    expect(await late).toMatchObject({ errcode: 0 });
  });

  test.each([
    ['before', []],
    ['after', [1001]],
  ] as const)('a call hanging %s its effect is answered only after a reset', async (when, liked) => {
    const { token } = await operator.player();
    await flip('PUT', 'hang', { call: 'gameLike', when, times: 1 });
    const hung = operator.call('gameLike', { gameId: 1001, like: true }, token);
    expect(await soon(hung)).toBe('nothing');
    const login = { version: '1.1.6', os: '', deviceModel: '' };
    expect(await operator.call('getAfterLoginInfoWeb', login, token)).toMatchObject({ likeGameIds: liked });
    expect(await soon(operator.call('gameLike', { gameId: 1002, like: false }, token))).toMatchObject({ errcode: 0 });
    await flip('POST', 'reset');
    expect(await hung).toMatchObject({ likeGameIds: [1001] });
  });

  test('a hanging call has no effect once its caller has gone', async () => {
    const { token, userId } = await operator.player();
    await flip('PUT', 'hang', { call: 'gameLike', when: 'before' });
    const caller = new AbortController();
    const request = operator.request('gameLike', { gameId: 1001, like: true }, token);
    const hung = operator.fetch(new Request(request, { signal: caller.signal }));
    expect(await soon(hung)).toBe('nothing');
    caller.abort();
    expect((await hung).status).toBe(408);
    expect(await likedGames(operator.db, userId)).toEqual([]);
  });

  test('an invalid switch setting reports what is wrong', async () => {
    const wrong = await flip('PUT', 'latency', { call: 'noSuchCall', ms: 5 });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toEqual({ error: 'No such call; "*" is every call' });
    expect((await flip('PUT', 'latency', { call: '*', ms: -1 })).status).toBe(400);
  });

  test('with deduplication off each copy of an act takes effect', async () => {
    const { token } = await operator.player();
    const order = { rechargeTypeId: 1, amount: 50_000, returnUrl: 'http://localhost:4173/wallets' };
    const orderOf = async (requestId: string) =>
      (await operator.call('createRecharge', { ...order, requestId }, token))['orderNo'];
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await orderOf(ids[0]!)).toBe(await orderOf(ids[0]!));
    await flip('PUT', 'duplicates', { allowed: true });
    expect(await orderOf(ids[1]!)).not.toBe(await orderOf(ids[1]!));
  });
});

describe('accounts and play', () => {
  test('during maintenance only app start is answered, with the maintenance status', async () => {
    await flip('PUT', 'maintenance', { status: true, msg: 'Back at noon' });
    expect(await operator.call('preLogin', samples.preLogin)).toMatchObject({
      code: 200,
      maintenance: { status: true, msg: 'Back at noon' },
    });
    expect(await theme()).toMatchObject({ errcode: 0 });
    expect(await services()).toMatchObject({ code: 503 });
    await flip('PUT', 'maintenance', { status: false });
    expect(await services()).toMatchObject({ code: 200 });
  });

  test('tokens of one player or of all are revoked', async () => {
    const [one, two] = [await operator.player(), await operator.player()];
    await flip('POST', 'revoke', { userId: one.userId });
    expect(await operator.call('refreshData', {}, one.token)).toMatchObject({ errcode: 401 });
    expect(await operator.call('refreshData', {}, two.token)).toMatchObject({ errcode: 0 });
    await flip('POST', 'revoke');
    expect(await operator.call('refreshData', {}, two.token)).toMatchObject({ errcode: 401 });
  });

  test('a player’s dots can be set and reach the app', async () => {
    const login = await operator.call('accountLogin', {
      account: 'juan88',
      password: 'perlas88',
      loginKind: 2,
      deviceId: 'd1',
    });
    expect((await flip('PUT', 'dots', { account: 'juan88', dots: { signIn: true, emailAward: false } })).status).toBe(
      200,
    );
    expect(await operator.call('activityGetStatusList', {}, String(login['token']))).toMatchObject({
      signIn: true,
      emailAward: false,
    });
    expect((await flip('PUT', 'dots', { account: 'nobody', dots: {} })).status).toBe(404);
  });

  test('sent SMS can be read', async () => {
    await operator.call('smsSend', { mobile: '09175550009', type: 3 });
    expect(await (await backOffice.request('/sms')).text()).toMatch(/09175550009[^]*246810/);
    expect(await (await backOffice.request('/sms.json')).json()).toMatchObject([
      { mobile: '09175550009', code: '246810' },
    ]);
  });

  test.each(['/', '/contract', '/contract/read', '/history', '/events', '/violations', '/switches'])(
    'page %s opens',
    async (path) => {
      expect((await backOffice.request(path)).status).toBe(200);
    },
  );

  test('login methods of the settings can be changed until a reset', async () => {
    const registration = async () =>
      ((await operator.call('anonymous/appConfig', {}))['config'] as { registration: object }).registration;
    const usual = await registration();
    await flip('PUT', 'registration', { kinds: [1, 3] });
    expect(await registration()).toEqual({ kinds: [1, 3] });
    expect((await flip('PUT', 'registration', { kinds: [9] })).status).toBe(400);
    await flip('POST', 'reset');
    expect(await registration()).toEqual(usual);
  });

  test('another build can be announced or served', async () => {
    expect(await (await flip('POST', 'build')).json()).toEqual({ id: 'b+1' });
    expect(await (await flip('POST', 'build', { folder: 'dist-next' })).json()).toEqual({ folder: 'dist-next' });
    expect(released).toEqual(['dist-next']);
  });

  test('sent codes can be expired, and new ones work', async () => {
    const [mobile, other] = ['09175550010', '09175550011'];
    const enter = (number: string) =>
      operator.call('accountLoginSms', {
        mobile: number,
        smsCode: '246810',
        deviceId: 'd1',
        loginKind: 1,
        authMode: 3,
        ageConfirmed: 1,
        termsVersion: '1',
      });
    for (const number of [mobile, other]) await operator.call('smsSend', { mobile: number, type: 3 });
    await flip('POST', 'codes', { mobile });
    expect(await enter(mobile)).toMatchObject({ errcode: 2003 });
    expect(await enter(other)).toMatchObject({ errcode: 0 });
  });

  test('sent codes can be forgotten, and the next may be requested at once', async () => {
    const ask = () => operator.call('smsSend', { mobile: '09175550012', type: 3 });
    await ask();
    expect(await ask()).toMatchObject({ errcode: 429 });
    await flip('DELETE', 'codes');
    expect(await ask()).toMatchObject({ errcode: 0 });
  });

  test('the gateway’s notification delay can be set until a reset', async () => {
    await flip('PUT', 'webhooks', { ms: 5_000 });
    expect(operator.switches.settings().webhooks).toBe(5_000);
    await flip('POST', 'reset');
    expect(operator.switches.settings().webhooks).toBe(0);
  });

  test('the operator’s clock can be advanced, while records keep machine time', async () => {
    const online = async () => {
      const { token } = await operator.player();
      return operator.call('online', { gameId: 0 }, token);
    };
    await flip('PUT', 'clock', { ms: 86_400_000 });
    expect(await online()).toMatchObject({ serverTime: operator.clock.time + 86_400_000 });
    expect(operator.history.all().at(-1)).toMatchObject({ call: 'online', time: operator.clock.time });
    await flip('POST', 'reset');
    expect(await online()).toMatchObject({ serverTime: operator.clock.time });
  });

  test('the next draws can be set by the name of the game', async () => {
    await flip('PUT', 'draw', { draw: 'wheel', results: [2, 1] });
    const table = [
      { id: 1, chance: 0 },
      { id: 2, chance: 0 },
      { id: 3, chance: 1_000_000 },
    ];
    const drawn = [1, 2, 3].map(() => operator.context.draws.one('wheel', table).id);
    expect(drawn).toEqual([2, 1, 3]);
  });
});
