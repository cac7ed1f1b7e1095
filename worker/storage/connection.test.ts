import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { all, connections, device, event, filled, intent, reply, row } from '#tests/support/vaultDevice.ts';

/** Makes every write fail with this error until `calm` returns true. */
function fail(name: string, calm: () => boolean = () => false) {
  const { add, put } = IDBObjectStore.prototype;
  const failing = (write: typeof put) =>
    function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (!calm()) throw new DOMException('The device says no.', name);
      return write.apply(this, given);
    };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing(put));
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(failing(add));
}

afterEach(() => vi.restoreAllMocks());

test('a connection lost once is reopened without a visible failure (D5)', async () => {
  const { storage, signals } = await device();
  let failures = 1;
  fail('UnknownError', () => failures-- <= 0);
  await storage.open.kept.put(row('a'));
  expect(await storage.open.kept.get('a')).toMatchObject(row('a'));
  expect(storage.mode).toBe('device');
  expect(signals.fellBack).not.toHaveBeenCalled();
});

test.each(['UnknownError', 'InvalidStateError'])(
  'where every try ends in %s the visit runs in memory, reported once (D5)',
  async (name) => {
    const { storage, signals } = await device();
    fail(name);
    await storage.open.kept.put(row('a'));
    await storage.open.events.put(event(1));
    expect(await storage.open.kept.get('a')).toMatchObject(row('a'));
    expect(storage.mode).toBe('memory');
    expect(signals.fellBack).toHaveBeenCalledTimes(1);
  },
);

test('a programming error is not treated as a device failure', async () => {
  const { storage } = await device();
  await expect(storage.open.kept.put(row('a', () => {}))).rejects.toMatchObject({ name: 'DataCloneError' });
  expect(storage.mode).toBe('device');
});

test.each([
  [1, { ...all, lobby: 0 }],
  [2, { ...all, lobby: 0, records: false }],
  [3, { ...all, lobby: 0, records: false, events: ['003', '004'] }],
])('a full device with room after step %i gives up no more, and keeps the new rows (D2)', async (step, kept) => {
  const { storage, signals, left } = await filled();
  let tries = 0;
  fail('QuotaExceededError', () => ++tries > step);
  await storage.open.kept.put(row('new'));
  expect(await left()).toEqual(kept);
  expect(await storage.open.kept.get('new')).toBeDefined();
  expect(storage.mode).toBe('device');
  expect(signals.full).toHaveBeenCalledOnce();
  expect(signals.evicted.mock.calls).toEqual(step === 3 ? [[2]] : []);
});

test('a device that stays full moves the visit to memory (D2)', async () => {
  const { storage, signals } = await filled();
  fail('QuotaExceededError');
  await storage.open.events.put(event(5));
  expect(signals.fellBack).toHaveBeenCalledTimes(1);
  expect(await storage.open.events.count()).toBe(1);
});

test('room is made for a money intent, which is otherwise refused, never kept in memory (D2, D3)', async () => {
  const { storage, left } = await filled();
  let tries = 0;
  fail('QuotaExceededError', () => ++tries > 1);
  expect(await storage.of(7).intents.add(intent)).toBe(true);
  expect(await left()).toMatchObject({ lobby: 0, records: true });
  vi.restoreAllMocks();
  fail('QuotaExceededError');
  await expect(storage.of(8).intents.add(intent)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  await storage.open.kept.put(row('a'));
  expect(storage.mode).toBe('memory');
  await expect(storage.of(8).intents.add(intent)).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

test('a database closed from outside is reported and reopened empty (D4)', async () => {
  const { name, storage, signals } = await device();
  await storage.open.kept.put(row('a'));
  const [db] = connections().filter((each) => each.name === name);
  db!.backendDB().onclose!.call(db!.backendDB(), new Event('close'));
  expect(signals.closed).toHaveBeenCalledTimes(1);
  await storage.open.kept.put(row('b'));
  expect(await storage.open.kept.get('b')).toBeDefined();
});

test('a player database deleted by another tab is not written by a tab still holding it', async () => {
  const { name, storage, signals } = await device();
  const { kept } = storage.of(7);
  await kept.put(row('a'));
  await Dexie.delete(`${name}-player-7`);
  await expect(kept.put(row('b'))).rejects.toThrow('closed for good');
  expect(await Dexie.exists(`${name}-player-7`)).toBe(false);
  expect(signals.outdated).not.toHaveBeenCalled();
  expect(storage.mode).toBe('device');
  await storage.of(7).kept.put(row('c'));
  expect(await storage.of(7).kept.count()).toBe(1);
});

test('rows of another player in a player’s database are dropped and counted (D9)', async () => {
  const { name, storage, signals } = await device();
  await storage.of(8).kept.put(row(reply));
  const [of7, of8] = await Promise.all(
    [7, 8].map(async (id) => {
      await storage.of(id).kept.count();
      return connections().find((each) => each.name === `${name}-player-${id}`)!;
    }),
  );
  await of7!.table('kept').put(await of8!.table('kept').get(reply));
  expect(await storage.of(7).kept.get(reply)).toBeUndefined();
  expect(await storage.of(7).kept.first(9)).toEqual([]);
  expect(signals.dropped).toHaveBeenCalledTimes(1);
});
