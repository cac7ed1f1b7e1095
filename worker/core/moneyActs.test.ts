import { describe, expect, test } from 'vitest';
import { done, nothingKept, order, player, restarted } from '#tests/support/depositor.ts';
import { fakeDevice, never, openTab, scripted } from '#tests/support/tab.ts';
import { fakeChannels } from '#tests/support/world.ts';

describe('the intent', () => {
  test('the intent is on the device before anything is sent', async () => {
    const device = fakeDevice();
    let kept = -1;
    const look = async () => {
      kept = await device.storage.of(7).intents.count();
      return Response.json(done);
    };
    const { app } = await player({ createRecharge: look }, device);
    await app.money.deposit(order);
    expect(kept).toBe(1);
  });

  test('an intent records that a request was sent, and nothing the player typed (O-03)', async () => {
    const { app, intents, world } = await player({ exchange: never });
    const input = { amount: 10_000 as never, name: 'gcash', accountId: 3, smsCode: '246810' };
    void app.money.withdraw(input).catch(() => {});
    await world.pass(0);
    const [kept] = await intents();
    expect(Object.keys(kept!).toSorted()).toEqual(['at', 'call', 'key', 'notAfter', 'requestId', 'state']);
  });

  test('an act whose intent cannot be stored is not sent (D3)', async () => {
    const { app, device, sent } = await player({ createRecharge: () => done });
    const of = device.storage.of;
    device.storage.of = (id) => ({
      ...of(id),
      intents: { ...of(id).intents, add: () => Promise.reject(new Error('quota')) },
    });
    await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'storage' });
    expect(sent('createRecharge')).toEqual([]);
  });

  test('money is not sent where the session outlives the worker but an intent would not (D1, I2)', async () => {
    const { app, sent, stores } = await player({ createRecharge: () => done }, fakeDevice(), {
      loadDatabase: nothingKept,
    });
    expect(stores.storage.mode).toBe('memory');
    await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'storage' });
    expect(sent('createRecharge')).toEqual([]);
  });

  test('with no storage at all acts still work, and a pending one blocks the next (D1)', async () => {
    const device = fakeDevice();
    device.vault.lasts = () => false;
    const { app, sent } = await player({ createRecharge: never }, device, { loadDatabase: nothingKept });
    void app.money.deposit(order).catch(() => {});
    await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'busy' });
    expect(sent('createRecharge')).toHaveLength(1);
  });
});

const statuses = [408, 425, 500, 502, 503, 504];
const byStatus = statuses.map((status): [string, () => unknown] => [
  `an HTTP ${status}`,
  () => new Response('', { status }),
]);

describe('an uncertain outcome', () => {
  test.each<[string, () => unknown]>([
    ...byStatus,
    ['an HTTP 409 without a body', () => new Response('', { status: 409 })],
    ['an HTTP 429 without a body', () => new Response('', { status: 429 })],
    ['an HTTP 502 with an envelope', () => Response.json({ errcode: 502 }, { status: 502 })],
    ...[500, 501, 502, 504, 505, 520, 599].map((errcode): [string, () => unknown] => [
      `an envelope code ${errcode}`,
      () => ({ errcode }),
    ]),
    ['an answer without an envelope', () => ({ hello: 1 })],
    ['a malformed answer', () => ({ errcode: 0, orderNo: 7 })],
    ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://portal.test/' } })],
    ['a connection reset', () => Promise.reject(new TypeError('reset'))],
  ])('after %s the outcome is uncertain, nothing is resent and another act is refused (A12)', async (_, answer) => {
    const { app, sent, stores, intents, world } = await player({ createRecharge: answer });
    await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'uncertain' });
    await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'busy' });
    await world.pass(120_000);
    expect(sent('createRecharge')).toHaveLength(1);
    expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
    expect(await intents()).toHaveLength(1);
  });

  test.each([409, 429])('an HTTP %i with a refusal in its body is a refusal, sent once (A12)', async (status) => {
    const { app, sent, stores, intents } = await player({
      createRecharge: () => Response.json({ errcode: status, retryAfter: 5 }, { status }),
    });
    await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'refused', code: status });
    expect(sent('createRecharge')).toHaveLength(1);
    expect(stores.acts['createRecharge']).toBeUndefined();
    expect(await intents()).toEqual([]);
  });

  test('one status read with the same id settles an uncertain act', async () => {
    const { app, sent, stores } = await player({
      createRecharge: () => new Response('', { status: 500 }),
      operationStatus: () => ({ errcode: 0, state: 'done', answer: { ...done, coin: 5 } }),
    });
    await app.money.deposit(order).catch(() => {});
    await expect(app.money.settle('createRecharge')).resolves.toEqual({
      state: 'done',
      answer: { orderNo: 'A1', payUrl: 'http://pay.test/' },
    });
    expect(sent('operationStatus')[0]!.body['requestId']).toBe(sent('createRecharge')[0]!.body['requestId']);
    expect(stores.acts['createRecharge']).toBeUndefined();
  });

  test.each([undefined, null, 'A1', {}, { orderNo: 'A1' }, { orderNo: 1, payUrl: 'http://pay.test/' }, []])(
    'a completed act settles, and a malformed answer of %j is kept from the page',
    async (answer) => {
      const { app, stores, intents } = await player({
        createRecharge: () => new Response('', { status: 500 }),
        operationStatus: () => ({ errcode: 0, state: 'done', answer }),
      });
      await app.money.deposit(order).catch(() => {});
      await expect(app.money.settle('createRecharge')).rejects.toMatchObject({ kind: 'garbled' });
      expect(stores.acts['createRecharge']).toBeUndefined();
      expect(await intents()).toEqual([]);
    },
  );

  test('an act unknown to the operator stays open for a minute, as it may be in flight', async () => {
    const { app, stores, world } = await player({
      createRecharge: () => new Response('', { status: 500 }),
      operationStatus: () => ({ errcode: 0, state: 'unknown' }),
    });
    await app.money.deposit(order).catch(() => {});
    await expect(app.money.settle('createRecharge')).resolves.toEqual({ state: 'unknown' });
    expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
    await world.pass(60_000);
    await expect(app.money.settle('createRecharge')).resolves.toEqual({ state: 'notDone' });
    expect(stores.acts['createRecharge']).toBeUndefined();
  });

  test('an act cut off by closing the app is uncertain at the next start, then read (D11)', async () => {
    const device = fakeDevice();
    const first = await player({ createRecharge: never }, device);
    void first.app.money.deposit(order).catch(() => {});
    await first.world.pass(0);
    let state = 'unknown';
    const { fetch, sent } = scripted({ operationStatus: () => ({ errcode: 0, state }) });
    const next = openTab(fetch, { ...device, air: fakeChannels() });
    void next.app.tab.start();
    await next.world.pass(1_000);
    expect(next.stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
    state = 'refused';
    await next.app.money.settle('createRecharge');
    expect(next.stores.acts['createRecharge']).toBeUndefined();
    expect(sent('createRecharge')).toEqual([]);
  });
});

test('a restored act can be settled after a minute, however often it is restored (B12, I2)', async () => {
  const { app, stores, world } = await restarted();
  void app.tab.start();
  await world.pass(61_000);
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
  void app.tab.resume();
  await world.pass(10_000);
  expect(stores.acts['createRecharge']).toBeUndefined();
});

describe('sending', () => {
  test('a deposit is sent once with its own id and leaves no intent once confirmed', async () => {
    const { app, sent, intents, stores } = await player({ createRecharge: () => done });
    await expect(app.money.deposit(order)).resolves.toMatchObject({ orderNo: 'A1' });
    await app.money.deposit(order);
    const ids = sent('createRecharge').map(({ body }) => body['requestId']);
    expect(new Set(ids).size).toBe(2);
    expect(await intents()).toEqual([]);
    expect(stores.acts['createRecharge']).toBeUndefined();
  });

  test('a refused act is over, and another may follow', async () => {
    const { app, intents } = await player({ createRecharge: () => ({ errcode: 3002, min: 10_000, max: 90_000 }) });
    await expect(app.money.deposit(order)).rejects.toMatchObject({
      kind: 'refused',
      code: 3002,
      details: { min: 10_000 },
    });
    expect(await intents()).toEqual([]);
  });

  test('an act sends nothing and leaves no intent while offline (A3)', async () => {
    const { app, sent, intents } = await player({ createRecharge: () => done });
    await app.tab.tell({ onLine: false });
    await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'offline' });
    expect(sent('createRecharge')).toEqual([]);
    expect(await intents()).toEqual([]);
  });
});
