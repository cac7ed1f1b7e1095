import { expect, test, vi } from 'vitest';
import { done, order, player } from '#tests/support/depositor.ts';
import { fakeDevice } from '#tests/support/tab.ts';
import type { Intent, Table } from '../storage/storage.ts';

const never = new Promise<never>(() => {});
const call = 'createRecharge';

/** A device on which one method of the intents table is replaced until `heal` is called. */
function deviceWith<M extends keyof Table<Intent>>(method: M, does: (own: Table<Intent>[M]) => Table<Intent>[M]) {
  const device = fakeDevice();
  const { of } = device.storage;
  let isIll = true;
  device.storage.of = (id) => {
    const tables = of(id);
    const { intents } = tables;
    const spoilt = { ...intents, [method]: does(intents[method]) };
    return { ...tables, intents: isIll ? spoilt : intents };
  };
  return { device, heal: () => void (isIll = false) };
}

test('an intent not written within five seconds refuses the act for good (D3, I7)', async () => {
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  const { device } = deviceWith('add', (add) => async (row) => (await held, add(row)));
  const { app, sent, stores, intents, world } = await player({ createRecharge: () => done }, device);
  const refused = app.money.deposit(order).catch((error: unknown) => error);
  await world.pass(5_000);
  expect(await refused).toMatchObject({ kind: 'storage' });
  expect(stores.acts[call]).toBeUndefined();
  letGo();
  await world.pass(120_000);
  expect(sent(call)).toEqual([]);
  expect(await intents()).toEqual([]);
});

test('a database that does not open within five seconds refuses the act (D3, I7)', async () => {
  const device = fakeDevice();
  const { app, sent, world } = await player({ createRecharge: () => done }, device);
  device.storage.of = () => ({ ...device.storage.open, intents: { add: () => never, first: () => never } as never });
  const refused = app.money.deposit(order).catch((error: unknown) => error);
  await world.pass(5_000);
  expect(await refused).toMatchObject({ kind: 'storage' });
  expect(sent(call)).toEqual([]);
});

test('an act that expires while the device sleeps is refused and leaves no intent (S2, T10)', async () => {
  let [asleep, letGo] = [0, () => {}];
  const held = new Promise<void>((go) => (letGo = go));
  const { device } = deviceWith('add', (add) => async (row) => (await held, add(row)));
  const { app, sent, intents, world, core } = await player({ createRecharge: () => done }, device);
  const { elapsed } = core.world;
  core.world.elapsed = () => elapsed() + asleep;
  const refused = app.money.deposit(order).catch((error: unknown) => error);
  await world.pass(0);
  asleep = 60_000;
  letGo();
  expect(await refused).toMatchObject({ kind: 'storage' });
  expect(sent(call)).toEqual([]);
  expect(await intents()).toEqual([]);
});

test('a confirmed deposit settles without waiting for a slow device to delete its intent (I7)', async () => {
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  const { device } = deviceWith(
    'drop',
    (drop) =>
      async (...keys) => (await held, drop(...keys)),
  );
  const { app, stores, intents, world } = await player({ createRecharge: () => done }, device);
  const deposited = app.money.deposit(order);
  await world.pass(3_000);
  expect(await deposited).toMatchObject({ orderNo: 'A1' });
  expect(stores.acts[call]).toBeUndefined();
  letGo();
  await world.pass(0);
  expect(await intents()).toEqual([]);
});

test('intents that can’t be read are asked for a limited number of times (I2)', async () => {
  const refused = vi.fn(() => Promise.reject(new DOMException('', 'TimeoutError')));
  const { device } = deviceWith('first', () => refused);
  const { world } = await player({}, device);
  await world.pass(600_000);
  const before = refused.mock.calls.length;
  await world.pass(6_000_000);
  expect(refused.mock.calls.length).toBe(before);
});

test('open acts missing from the vault at the start are read again and shown (I2)', async () => {
  const { device, heal } = deviceWith('first', () => () => Promise.reject(new DOMException('', 'TimeoutError')));
  const act = { key: call, requestId: 'r', call, state: 'sending', at: 1 } as const;
  await device.storage.of(7).intents.add(act);
  const { stores, world } = await player({ operationStatus: () => new Response('', { status: 502 }) }, device);
  await world.pass(1_000);
  expect(stores.acts[call]).toBeUndefined();
  heal();
  await world.pass(15_000);
  expect(stores.acts[call]).toMatchObject({ state: 'uncertain', requestId: 'r' });
});

test('intents that can be read again are asked for as often at their next failure (I2)', async () => {
  let isIll = true;
  const { device } = deviceWith('first', (own) => (...asked) => {
    return isIll ? Promise.reject(new DOMException('', 'TimeoutError')) : own(...asked);
  });
  const { app, stores, world } = await player({ operationStatus: () => new Response('', { status: 502 }) }, device);
  await world.pass(45_000);
  isIll = false;
  await world.pass(10_000);
  isIll = true;
  await device.storage.of(7).intents.add({ key: call, requestId: 'r', call, state: 'sending', at: 1 });
  await app.tab.resume();
  isIll = false;
  await world.pass(15_000);
  expect(stores.acts[call]).toMatchObject({ state: 'uncertain', requestId: 'r' });
});
