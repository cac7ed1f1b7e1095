import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { device, intent, newDevice, row } from '#tests/support/vaultDevice.ts';
import { fakeWorld, settle } from '#tests/support/world.ts';
import { onDevice } from './db.ts';
import { openStorage } from './openStorage.ts';
import type { Signals } from './storage.ts';
import type { World } from '../world.ts';

test('a blocked player database is waited for three seconds, then memory is used (D7)', async () => {
  const { name, storage, signals, world } = await device();
  await new Promise((done) => (indexedDB.open(`${name}-player-7`, 1).onsuccess = done));
  const reading = storage.of(7).kept.put(row('a'));
  await settle();
  await world.pass(3_000);
  await reading;
  expect(signals.fellBack).toHaveBeenCalledTimes(1);
  expect(await storage.of(7).kept.get('a')).toBeDefined();
});

test('a start with a blocked database uses memory after three seconds, the next recovers (D7)', async () => {
  const name = newDevice();
  const holder = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open(name, 1);
    request.onsuccess = () => done(request.result);
  });
  const world = fakeWorld(() => Promise.reject(new Error('no network')));
  const none = () => {};
  const signals: Signals = {
    closed: none,
    outdated: none,
    fellBack: none,
    cameBack: none,
    full: none,
    evicted: none,
    dropped: none,
  };
  const loadDatabase = async () => (given: World, told: Signals) => onDevice(given, told, name);
  const opening = openStorage(world, loadDatabase, signals, () => true);
  await world.pass(3_000);
  expect((await opening).mode).toBe('memory');
  holder.close();
  await settle();
  expect((await openStorage(world, loadDatabase, signals, () => true)).mode).toBe('device');
});

/** Keeps a transaction of another connection open on a database until the returned function is called. */
async function hold(name: string, rows: string) {
  const db = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => done(request.result);
  });
  const transaction = db.transaction(rows, 'readwrite');
  let held = true;
  const goOn = () => void (held && (transaction.objectStore(rows).count().onsuccess = goOn));
  goOn();
  return () => {
    held = false;
    db.close();
  };
}

test('an intent blocked by another tab for five seconds is refused and never written (D3, I7)', async () => {
  const { name, storage, world } = await device();
  const { intents } = storage.of(7);
  expect(await intents.count()).toBe(0);
  const letGo = await hold(`${name}-player-7-intents`, 'intents');
  const adding = intents.add(intent).catch((error: unknown) => error);
  await settle();
  await world.pass(5_000);
  expect(await adding).toMatchObject({ name: 'TimeoutError' });
  letGo();
  await settle();
  expect(await storage.of(7).intents.count()).toBe(0);
});

test('rows blocked by another tab for five seconds are kept in memory until it lets go (D7)', async () => {
  const { name, storage, signals, world } = await device();
  await storage.open.kept.put(row('a'));
  const letGo = await hold(name, 'kept');
  const putting = storage.open.kept.put(row('b'));
  const reading = storage.open.kept.get('a');
  await settle();
  await world.pass(5_000);
  await Promise.all([putting, reading]);
  expect(signals.fellBack).toHaveBeenCalledTimes(1);
  expect(await storage.open.kept.get('b')).toBeDefined();
  letGo();
  await settle();
  await world.pass(10_000);
  await settle();
  expect(signals.cameBack).toHaveBeenCalledTimes(1);
  expect(await storage.open.kept.get('b')).toBeDefined();
});
