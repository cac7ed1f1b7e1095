import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fakeWorld } from '#tests/support/world.ts';
import { onDevice } from './db.ts';
import { inMemory } from './memory.ts';
import { rowVersion, type Signals } from './storage.ts';

const row = (key: string) => ({ key, v: rowVersion, at: 1, value: { of: key } });
let devices = 0;

const nothing = () => {};
const signals: Signals = {
  closed: nothing,
  outdated: nothing,
  fellBack: nothing,
  cameBack: nothing,
  full: nothing,
  evicted: nothing,
  dropped: nothing,
};
const offline = () => Promise.reject(new Error('no network'));
const device = () => onDevice(fakeWorld(offline), signals, `test ${++devices}`);

test.each([
  ['a device', device],
  ['a memory', async () => inMemory()],
])('%s keeps rows by key and returns the first of them in order', async (_, open) => {
  const { kept } = (await open()).open;
  await kept.put(row('b'), row('c'), row('a'));
  expect(await kept.get('c')).toEqual(row('c'));
  expect(await kept.add({ ...row('c'), at: 2 })).toBe(false);
  expect(await kept.get('c')).toEqual(row('c'));
  expect(await kept.first(9, 'b')).toEqual([row('b')]);
  expect((await kept.first(2)).map(({ key }) => key)).toEqual(['a', 'b']);
  await kept.drop('a', 'b');
  expect(await kept.count()).toBe(1);
});

test.each([
  ['a device', device],
  ['a memory', async () => inMemory()],
])('%s deletes one player’s data and keeps another’s', async (_, open) => {
  const storage = await open();
  for (const id of [1, 12]) await storage.of(id).kept.put(row('mine'));
  await storage.forget(1);
  expect(await storage.of(1).kept.count()).toBe(0);
  expect(await storage.of(12).kept.count()).toBe(1);
});

test.each([
  ['a device', device],
  ['a memory', async () => inMemory()],
])('%s deletes every player’s data and keeps public data', async (_, open) => {
  const storage = await open();
  await storage.open.kept.put(row('games'));
  await storage.of(1).kept.put(row('mine'));
  await storage.of(2).kept.put(row('mine'));
  await storage.forget();
  expect(await storage.of(1).kept.count()).toBe(0);
  expect(await storage.of(2).kept.count()).toBe(0);
  expect(await storage.open.kept.count()).toBe(1);
});

test('a player’s rows are not readable as another player', async () => {
  const storage = await device();
  await storage.of(1).kept.put(row('mine'));
  expect(await storage.of(2).kept.get('mine')).toBeUndefined();
});

test.each([
  ['a device', device],
  ['a memory', async () => inMemory()],
])('%s deletes the intents of the player who logged out and keeps another’s (S17)', async (_, open) => {
  const storage = await open();
  const intent = { key: 'exchange', requestId: 'x', call: 'exchange', state: 'uncertain', at: 1 } as never;
  for (const id of [1, 12]) await storage.of(id).intents.add(intent);
  await storage.forget(undefined, 1);
  expect(await storage.of(1).intents.count()).toBe(0);
  expect(await storage.of(12).intents.count()).toBe(1);
  await storage.forget();
  expect(await storage.of(12).intents.count()).toBe(1);
});

test('intents that cannot be read for now are kept (S17)', async () => {
  const storage = await device();
  const { intents } = storage.of(1);
  await intents.add({ key: 'exchange', requestId: 'x', call: 'exchange', state: 'uncertain', at: 1 });
  const { open } = indexedDB;
  const ill = vi.spyOn(indexedDB, 'open').mockImplementation(function (this: IDBFactory, name, ...version) {
    if (name.endsWith('intents')) throw new DOMException('The device says no.', 'UnknownError');
    return open.call(this, name, ...version);
  });
  await storage.forget();
  ill.mockRestore();
  expect(await storage.of(1).intents.count()).toBe(1);
});

test('a player without open acts leaves no database behind', async () => {
  const storage = await device();
  await storage.of(1).intents.count();
  await storage.forget();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`test ${devices}-player-1-intents`);
});

test('an intent of a player who logs in again while their data is deleted is kept (I2)', async () => {
  const storage = await device();
  let current = 0;
  const forgetting = storage.forget(undefined, 1, () => current);
  current = 1;
  await storage.of(1).intents.add({ ...row('mine') } as never);
  await forgetting;
  expect(await storage.of(1).intents.count()).toBe(1);
});

test('the memory keeps the intents of the current player (I2)', async () => {
  const memory = inMemory();
  for (const id of [1, 2]) await memory.of(id).intents.add({ ...row('mine') } as never);
  await memory.forget(undefined, 1, () => 1);
  expect(await memory.of(1).intents.count()).toBe(1);
});
