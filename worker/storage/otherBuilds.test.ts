import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { all, device, event, filled, intent, newDevice, reply, row } from '#tests/support/vaultDevice.ts';

/** Opens the same database with the next version, as a newer build does. */
async function upgrade(name: string) {
  const newer = new Dexie(name);
  newer.version(2).stores({ kept: 'key', events: 'key', later: 'key' });
  await newer.open();
  return newer;
}

test('an old tab lets a newer build upgrade and writes no rows of the old shape (D6)', async () => {
  const { name, storage, signals } = await device();
  await storage.open.kept.put(row('before'));
  const newer = await upgrade(name);
  expect(signals.outdated).toHaveBeenCalledTimes(1);
  await storage.open.kept.put(row('after'));
  await storage.open.events.put(event(1));
  expect(await newer.table('kept').toCollection().primaryKeys()).toEqual(['before']);
  expect(await newer.table('events').count()).toBe(0);
  expect(await storage.open.events.count()).toBe(1);
  await expect(storage.of(7).intents.add(intent)).rejects.toThrow('newer build');
  expect(signals.fellBack).not.toHaveBeenCalled();
  newer.close();
});

test('a newer build with new tables finds likes, events and open acts unchanged (O-16)', async () => {
  const { name, storage } = await filled();
  const mine = row('mine', { likes: [3, 4], unsent: { 4: true } });
  await storage.of(7).kept.put(mine);
  await storage.of(7).intents.add(intent);
  for (const each of [name, `${name}-player-7`, `${name}-player-7-intents`]) {
    const newer = new Dexie(each);
    const tables = each === name ? ['kept', 'events'] : [each.endsWith('intents') ? 'intents' : 'kept'];
    newer.version(2).stores(Object.fromEntries([...tables, 'later'].map((table) => [table, 'key'])));
    await newer.open();
    newer.close();
  }
  const next = await device(name);
  const { open, of } = next.storage;
  expect((await open.events.first(9)).map(({ key }) => key)).toEqual(all.events);
  expect(await of(7).kept.get('mine')).toMatchObject(mine);
  expect(await of(7).kept.get(reply)).toBeDefined();
  expect(await of(7).intents.first(9)).toMatchObject([intent]);
  expect([next.storage.mode, next.signals.dropped.mock.calls.length]).toEqual(['device', 0]);
});

test('an old build opens a newer build’s database and reads the fields it knows (D8)', async () => {
  const name = newDevice();
  const newer = await upgrade(name);
  await newer.table('kept').bulkPut([row('known'), { key: 'odd', v: 9, more: { at: 'x' } }]);
  newer.close();
  const { storage } = await device(name);
  expect(await storage.open.kept.get('known')).toMatchObject(row('known'));
  await storage.open.kept.put(row('new'));
  expect(await storage.open.kept.count()).toBe(3);
  expect(storage.mode).toBe('device');
});
