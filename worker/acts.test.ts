import { expect, test } from 'vitest';
import { fakeDevice, never, openTab, scripted } from '../tests/tab.ts';

const user = (id: number) => ({ errcode: 0, token: `token ${id}`, userInfo: { id, nickname: 'Ana', coin: 0 } });
const order = { rechargeTypeId: 1, amount: 10_000 as never, returnUrl: '/wallets' };
const done = { errcode: 0, orderNo: 'A1', payUrl: 'http://pay.test/' };

async function player(answers: Parameters<typeof scripted>[0], device = fakeDevice()) {
  const operator = scripted({ accountLogin: () => user(7), ...answers });
  const tab = openTab(operator.fetch, device);
  await tab.app.login({ account: 'ana', password: 'x', keepAccount: false });
  await tab.world.pass(0);
  const intents = () => device.storage.of(7).intents.first(9);
  return { ...tab, ...operator, intents };
}

test('a deposit is sent once with an id of its own, and leaves no intent when it is confirmed', async () => {
  const { app, sent, intents, stores } = await player({ createRecharge: () => done });
  await expect(app.deposit(order)).resolves.toMatchObject({ orderNo: 'A1' });
  await app.deposit(order);
  const ids = sent('createRecharge').map(({ body }) => body['requestId']);
  expect(new Set(ids).size).toBe(2);
  expect(await intents()).toEqual([]);
  expect(stores.acts['createRecharge']).toBeUndefined();
});

test('the intent is on the device before anything is sent', async () => {
  const device = fakeDevice();
  let kept = -1;
  const look = async () => {
    kept = await device.storage.of(7).intents.count();
    return Response.json(done);
  };
  const { app } = await player({ createRecharge: look }, device);
  await app.deposit(order);
  expect(kept).toBe(1);
});

test('what can’t be written down is not sent', async () => {
  const { app, device, sent } = await player({ createRecharge: () => done });
  const of = device.storage.of;
  device.storage.of = (id) => ({
    ...of(id),
    intents: { ...of(id).intents, put: () => Promise.reject(new Error('quota')) },
  });
  await expect(app.deposit(order)).rejects.toMatchObject({ kind: 'storage' });
  expect(sent('createRecharge')).toEqual([]);
});

test('a refusal ends it: nothing happened, and another may follow', async () => {
  const { app, intents } = await player({ createRecharge: () => ({ errcode: 3002, min: 10_000, max: 90_000 }) });
  await expect(app.deposit(order)).rejects.toMatchObject({ kind: 'refused', code: 3002, details: { min: 10_000 } });
  expect(await intents()).toEqual([]);
});

test.each([
  ['an HTTP error', () => new Response('', { status: 502 })],
  ['an HTTP error that refuses in its body', () => Response.json({ errcode: 502 }, { status: 502 })],
  ['a code that says the operator broke', () => ({ errcode: 500 })],
  ['an answer that is none', () => ({ hello: 1 })],
  ['a reset', () => Promise.reject(new TypeError('reset'))],
])('after %s the outcome is uncertain, nothing is sent again, and another is refused', async (_, answer) => {
  const { app, sent, stores, intents } = await player({ createRecharge: answer });
  await expect(app.deposit(order)).rejects.toMatchObject({ kind: 'uncertain' });
  await expect(app.deposit(order)).rejects.toMatchObject({ kind: 'busy' });
  expect(sent('createRecharge')).toHaveLength(1);
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
  expect(await intents()).toHaveLength(1);
});

test('one read settles it, with the same id', async () => {
  const { app, sent, stores } = await player({
    createRecharge: () => new Response('', { status: 500 }),
    operationStatus: () => ({ errcode: 0, state: 'done', answer: { orderNo: 'A1' } }),
  });
  await app.deposit(order).catch(() => {});
  await expect(app.settle('createRecharge')).resolves.toEqual({ orderNo: 'A1' });
  expect(sent('operationStatus')[0]!.body['requestId']).toBe(sent('createRecharge')[0]!.body['requestId']);
  expect(stores.acts['createRecharge']).toBeUndefined();
});

test('an act the operator doesn’t know yet stays open for a minute, in case it is still on its way', async () => {
  const { app, stores, world } = await player({
    createRecharge: () => new Response('', { status: 500 }),
    operationStatus: () => ({ errcode: 0, state: 'unknown' }),
  });
  await app.deposit(order).catch(() => {});
  await app.settle('createRecharge');
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
  await world.pass(60_000);
  await app.settle('createRecharge');
  expect(stores.acts['createRecharge']).toBeUndefined();
});

test('an act cut off by the end of the app is uncertain at the next start', async () => {
  const device = fakeDevice();
  const first = await player({ createRecharge: never }, device);
  void first.app.deposit(order).catch(() => {});
  await first.world.pass(0);
  const next = openTab(scripted({ operationStatus: () => ({ errcode: 0, state: 'unknown' }) }).fetch, device);
  await next.app.start();
  expect(next.stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
});

test('offline nothing is sent and nothing is left', async () => {
  const { app, sent, intents } = await player({ createRecharge: () => done });
  await app.tell({ onLine: false });
  await expect(app.deposit(order)).rejects.toMatchObject({ kind: 'offline' });
  expect(sent('createRecharge')).toEqual([]);
  expect(await intents()).toEqual([]);
});

test('an act for a player who was replaced in another tab is stopped before it is sent', async () => {
  const { app, sent, device, stores } = await player({ createRecharge: () => done });
  await device.vault.change({ token: 'token 8', userId: 8, epoch: 'elsewhere' });
  await expect(app.deposit(order)).rejects.toMatchObject({ kind: 'stopped' });
  expect(sent('createRecharge')).toEqual([]);
  expect(stores.session).toMatchObject({ userId: 8, ended: 'replaced' });
});

test('an act whose intent was still being written when another player came in is not sent', async () => {
  const { app, device, sent, world } = await player({ createRecharge: () => done });
  const { of } = device.storage;
  let written = () => {};
  const put = () => new Promise<void>((wrote) => (written = wrote));
  device.storage.of = (id) => ({ ...of(id), intents: { ...of(id).intents, put } });
  const late = app.deposit(order).catch((error: unknown) => error);
  await world.pass(0);
  await device.vault.change({ token: 'token 8', userId: 8, epoch: 'elsewhere' });
  await app.recheck();
  written();
  await expect(late).resolves.toMatchObject({ kind: 'stopped' });
  expect(sent('createRecharge')).toEqual([]);
});
