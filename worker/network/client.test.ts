import { subscribeKey } from 'valtio/vanilla/utils';
import { describe, expect, test, vi } from 'vitest';
import { login } from '#tests/support/ana.ts';
import { loggedIn } from '#tests/support/loggedIn.ts';
import { never, openTab, scripted } from '#tests/support/tab.ts';
// Loads the rest of the endpoint table before time passes.
import '#contract/endpoints.ts';
import './laterEndpoint.ts';
import type { Failure } from '#contract/failure.ts';

/** The ids in a header of W3C Trace Context, level 1. */
const traceIn = (header: string | null) =>
  /^00-(?<trace>[0-9a-f]{32})-(?<span>[0-9a-f]{16})-01$/.exec(header ?? '')?.groups as { trace: string; span: string };

describe('what a call carries', () => {
  test('every body names the app, and the raw token is in the header once there is one', async () => {
    const { app, requests, sent } = await loggedIn({ refreshData: () => ({ errcode: 0, coin: 1 }) });
    await app.session.refresh();
    const versions = { appVersion: '1.1.6', contractVersion: '1.3.0' };
    const common = { ...versions, appId: 'test', channel: 'WEB', platform: 0, clientReferrer: '' };
    for (const { body } of requests) expect(body).toMatchObject(common);
    expect(sent('accountLogin')[0]!.token).toBeNull();
    expect(sent('refreshData').at(-1)!.token).toBe('secret');
  });

  test('every call has its own x-request-id header, by which support finds it', async () => {
    const { app, core, requests } = await loggedIn({ refreshData: () => ({ errcode: 0, coin: 1 }) });
    await app.session.refresh();
    const ids = requests.map(({ callId }) => callId);
    expect(new Set(ids).size).toBe(requests.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
    expect(core.lastCalls().map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('every call has a trace of its own, whose span ends with its x-request-id', async () => {
    const { app, requests } = await loggedIn({ refreshData: () => ({ errcode: 0, coin: 1 }) });
    await app.session.refresh();
    const traces = requests.map(({ traceparent }) => traceIn(traceparent));
    expect(new Set(traces.map(({ trace }) => trace)).size).toBe(requests.length);
    expect(traces.map(({ span }) => span)).toEqual(requests.map(({ callId }) => `0000${callId}`));
  });

  test('all requests of an act are in the trace of its requestId, each as a span of its own', async () => {
    const { core, sent } = await loggedIn({ smsSend: () => ({ errcode: 0, resendSec: 60, expireSec: 300 }) });
    const requestId = '0b5a1d3e-7f42-4c8a-9e61-2d90f1c3ab57';
    for (let copy = 0; copy < 2; copy++) await core.call('smsSend', { mobile: '09171234567', type: 3 }, { requestId });
    const traces = sent('smsSend').map(({ traceparent }) => traceIn(traceparent));
    expect(traces.map(({ trace }) => trace)).toEqual(Array(2).fill('0b5a1d3e7f424c8a9e612d90f1c3ab57'));
    expect(new Set(traces.map(({ span }) => span)).size).toBe(2);
  });

  test('a private call is never made without a token', async () => {
    const { fetch, requests } = scripted({});
    const { core } = openTab(fetch);
    await expect(core.call('refreshData', {})).rejects.toMatchObject({ kind: 'expired' });
    expect(requests).toEqual([]);
  });

  test('the one call that carries a picture has twice the time (KY-04, N-05)', async () => {
    const { core, world } = await loggedIn({ uploadKyc: never, kyc: never });
    const failed: string[] = [];
    void core.call('uploadKyc', { side: 1, image: '' }).catch(({ kind }: Failure) => failed.push(`picture ${kind}`));
    void core.call('kyc', {}).catch(({ kind }: Failure) => failed.push(`answer ${kind}`));
    await world.pass(10_000);
    expect(failed).toEqual(['answer timeout']);
    await world.pass(10_000);
    expect(failed).toEqual(['answer timeout', 'picture timeout']);
  });
});

const unavailable = { status: 503, statusText: 'Service Unavailable' };

describe('balances', () => {
  test.each(['12', -1, 2 ** 53, null, Number.NaN])(
    'a balance of %j fails the response, and the last good one stays (B3)',
    async (coin) => {
      const { core, stores } = await loggedIn({ refreshData: () => ({ errcode: 0, coin }) });
      await expect(core.call('refreshData', {})).rejects.toMatchObject({ kind: 'garbled' });
      expect(stores.wallet.coin).toBe(12_345);
    },
  );

  test('a fraction of a hundredth is floored (B3)', async () => {
    const { core, stores } = await loggedIn({ refreshData: () => ({ errcode: 0, coin: 100.9 }) });
    await core.call('refreshData', {});
    expect(stores.wallet.coin).toBe(100);
  });

  test('the most recently requested balance wins, however late another one arrives (A21)', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { core, stores, world } = await loggedIn({
      refreshData: () => new Promise<Response>((done) => void answers.push(done)),
    });
    const asked = answers.length;
    const [first, second] = [core.call('refreshData', {}), core.call('refreshData', {})];
    await world.pass(0);
    answers[asked + 1]!(Response.json({ errcode: 0, coin: 200 }));
    await second;
    answers[asked]!(Response.json({ errcode: 0, coin: 100 }));
    await first;
    expect(stores.wallet.coin).toBe(200);
  });
});

describe('failures', () => {
  test.each([
    ['without a body', () => new Response('', unavailable)],
    ['with a body of its own', () => Response.json({ errcode: 503 }, unavailable)],
  ])('an HTTP failure is logged in full %s, without the token or the request body (X-06)', async (_, answer) => {
    const { core, warnings } = await loggedIn({ online: answer });
    warnings.length = 0;
    await expect(core.call('online', { gameId: 4 })).rejects.toMatchObject({ kind: 'server', code: 503 });
    expect(warnings).toEqual(['online [POST] "http://operator.test/app/v1/online": 503 Service Unavailable']);
    expect(core.lastCalls()[0]).toMatchObject({ text: warnings[0]!.slice('online '.length) });
  });

  test('a maintenance body triggers one preLogin; an HTTP 503 is only an error', async () => {
    let closed = false;
    const { core, sent, world } = await loggedIn({
      refreshData: () => ({ errcode: closed ? 503 : 0 }),
      online: () => new Response('', { status: 503 }),
      preLogin: () => ({ code: 0, maintenance: { status: 1, msg: 'Back soon' } }),
    });
    await expect(core.call('online', { gameId: 0 })).rejects.toMatchObject({ kind: 'server' });
    await world.pass(0);
    const before = sent('preLogin').length;
    closed = true;
    await expect(core.call('refreshData', {})).rejects.toMatchObject({ kind: 'maintenance' });
    await world.pass(0);
    expect(sent('preLogin')).toHaveLength(before + 1);
    expect(core.stores.settings.maintenance).toMatchObject({ msg: 'Back soon' });
  });
});

describe('answers', () => {
  test('a response for a former player is dropped (A22)', async () => {
    let answer: (response: Response) => void = () => {};
    const { app, stores, world } = await loggedIn({
      refreshData: () => new Promise<Response>((done) => (answer = done)),
    });
    const late = app.session.refresh().catch((error: unknown) => error);
    await world.pass(0);
    await app.player.logout();
    answer(Response.json({ errcode: 0, coin: 999 }));
    await expect(late).resolves.toMatchObject({ kind: 'stopped' });
    expect(stores.wallet.coin).toBeNull();
  });

  test('fields outside the contract are dropped (B2, B16)', async () => {
    const { core } = await loggedIn({
      refreshData: () => JSON.parse('{"errcode":0,"coin":1,"spy":"x","__proto__":{"admin":1}}') as object,
    });
    const output = await core.call('refreshData', {});
    expect(output).not.toHaveProperty('spy');
    expect(output).not.toHaveProperty('admin');
    expect({}).not.toHaveProperty('admin');
  });
});

describe('a dead token', () => {
  test.each([
    ['a code 401', () => ({ errcode: 401 })],
    ['an HTTP 401 without a body', () => new Response(null, { status: 401 })],
  ])('%s on a private call logs out once, however many arrive at a time (B8, F4)', async (_, answer) => {
    const answers: { refreshData: () => unknown } = { refreshData: () => ({ errcode: 0, coin: 1 }) };
    const { app, core, stores, device, world } = await loggedIn({ refreshData: () => answers.refreshData() });
    const epochs = new Set([stores.session.epoch]);
    subscribeKey(stores.session, 'epoch', (epoch) => epochs.add(epoch), true);
    answers.refreshData = answer;
    const results = await Promise.allSettled([
      core.call('refreshData', {}),
      core.call('refreshData', {}),
      app.session.refresh(),
    ]);
    await world.pass(0);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(stores.session).toMatchObject({ userId: 0, user: null, ended: 'expired', savedAccount: 'ana' });
    expect(device.vaulted()).toMatchObject({ token: '', userId: 0, account: 'ana' });
    expect(epochs.size).toBe(2);
  });

  test('a 401 on a public call fails that call alone (B8)', async () => {
    const { core, stores } = await loggedIn({ smsSend: () => ({ code: 401 }) });
    await expect(core.call('smsSend', { mobile: '09171234567', type: 3 })).rejects.toMatchObject({
      kind: 'refused',
      code: 401,
    });
    expect(stores.session.userId).toBe(7);
  });

  test('an HTTP 401 with an HTML page as body ends no session (I9)', async () => {
    const page = { status: 401, headers: { 'content-type': 'text/html' } };
    const { core, stores } = await loggedIn({ online: () => new Response('<h1>Proxy', page) });
    await expect(core.call('online', { gameId: 0 })).rejects.toMatchObject({ kind: 'server', code: 401 });
    expect(stores.session.userId).toBe(7);
  });

  test('a late 401 for a former token does not end the new session (F5)', async () => {
    let answer: (response: Response) => void = () => {};
    const { core, app, stores, world } = await loggedIn({
      activityGetStatusList: () => new Promise<Response>((done) => (answer = done)),
    });
    const late = core.call('activityGetStatusList', {}).catch((error: unknown) => error);
    await world.pass(0);
    await app.account.login(login);
    answer(Response.json({ errcode: 401 }));
    await expect(late).resolves.toMatchObject({ kind: 'stopped' });
    expect(stores.session.userId).toBe(7);
  });

  test('a 401 for a former token does not end a session another tab has begun since (F5)', async () => {
    const { core, stores, device } = await loggedIn({ online: () => ({ errcode: 401 }) });
    await device.vault.change({ token: 'newer', epoch: 'elsewhere' });
    await expect(core.call('online', { gameId: 0 })).rejects.toMatchObject({ kind: 'expired' });
    expect(stores.session.userId).toBe(7);
    expect(device.vaulted()).toMatchObject({ token: 'newer', userId: 7 });
  });

  test('fifty 401 responses at a time are one log-out (F4)', async () => {
    const answers: { online: () => unknown } = { online: () => ({ errcode: 0 }) };
    const { core, stores, world, device } = await loggedIn({ online: () => answers.online() });
    const epochs = new Set([stores.session.epoch]);
    subscribeKey(stores.session, 'epoch', (epoch) => epochs.add(epoch), true);
    const forget = vi.spyOn(device.storage, 'forget');
    answers.online = () => ({ errcode: 401 });
    const calls = Array.from({ length: 50 }, () => core.call('online', { gameId: 0 }));
    const results = await Promise.allSettled(calls);
    await world.pass(0);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(epochs.size).toBe(2);
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
