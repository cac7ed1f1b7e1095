import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { device, newDevice, row } from '#tests/support/vaultDevice.ts';
import { fakeWorld, settle } from '#tests/support/world.ts';
import { onDevice } from './db.ts';
import { openStorage } from './openStorage.ts';
import type { Signals } from './storage.ts';
import type { World } from '../world.ts';

test('D7: a player’s database that somebody blocks is waited for three seconds, then the visit goes on in memory', async () => {
  const { name, storage, signals, world } = await device();
  await new Promise((done) => (indexedDB.open(`${name}-player-7`, 1).onsuccess = done));
  const reading = storage.of(7).kept.put(row('a'));
  await settle();
  await world.pass(3_000);
  await reading;
  expect(signals.fellBack).toHaveBeenCalledTimes(1);
  expect(await storage.of(7).kept.get('a')).toBeDefined();
});

test('D7: a start whose database is blocked goes on in memory after three seconds, and the next start heals', async () => {
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
