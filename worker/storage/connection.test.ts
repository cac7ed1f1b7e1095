import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeWorld, settle } from '#tests/support/world.ts';
import { onDevice } from './db.ts';
import { openStorage } from './openStorage.ts';
import { rowVersion, type Signals } from './storage.ts';
import type { World } from '../world.ts';

const row = (key: string, value: unknown = { of: key }) => ({ key, v: rowVersion, at: 1, value });
const intent = { key: 'createRecharge', requestId: 'r', call: 'createRecharge', state: 'sending', at: 1 } as const;
const reply = 'rechargeRecord {}';
const event = (seq: number) => ({ key: String(seq).padStart(3, '0'), event: { seq } as never });
let devices = 0;

/** The databases that are open in this process, which Dexie's types don't expose. */
const connections = () => (Dexie as unknown as { connections: Dexie[] }).connections;

/** A new device, its signals, and its open connections. */
async function device(name = `device ${++devices}`) {
  const signals = {
    closed: vi.fn(),
    outdated: vi.fn(),
    fellBack: vi.fn(),
    cameBack: vi.fn(),
    evicted: vi.fn(),
    dropped: vi.fn(),
  };
  const world = fakeWorld(() => Promise.reject(new Error('no network')));
  const storage = await onDevice(world, signals satisfies Signals, name);
  return { name, signals, world, storage };
}

/** Makes every write fail with this error, until `calm` allows it. */
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

test('D5: a connection lost once is opened anew, and nobody notices', async () => {
  const { storage, signals } = await device();
  let failures = 1;
  fail('UnknownError', () => failures-- <= 0);
  await storage.open.kept.put(row('a'));
  expect(await storage.open.kept.get('a')).toMatchObject(row('a'));
  expect(storage.mode).toBe('device');
  expect(signals.fellBack).not.toHaveBeenCalled();
});

test.each(['UnknownError', 'InvalidStateError'])(
  'D5: where every try ends in %s the visit goes on in memory, and says so once',
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

test('a mistake of ours is no failure of the device', async () => {
  const { storage } = await device();
  await expect(storage.open.kept.put(row('a', () => {}))).rejects.toMatchObject({ name: 'DataCloneError' });
  expect(storage.mode).toBe('device');
});

/** A device with rows of every kind. */
async function filled() {
  const opened = await device();
  const { open, of } = opened.storage;
  await open.kept.put(row('games'), row('games:first'), row('anonymous/appConfig {}'));
  await of(7).kept.put(row(reply), row('mine'));
  await open.events.put(...[1, 2, 3, 4].map(event));
  const left = async () => ({
    lobby: (await open.kept.first(9, 'games')).length,
    settings: !!(await open.kept.get('anonymous/appConfig {}')),
    records: !!(await of(7).kept.get(reply)),
    mine: !!(await of(7).kept.get('mine')),
    events: (await open.events.first(9)).map(({ key }) => key),
  });
  return { ...opened, left };
}

const all = { lobby: 2, settings: true, records: true, mine: true, events: ['001', '002', '003', '004'] };

test.each([
  [1, { ...all, lobby: 0 }],
  [2, { ...all, lobby: 0, records: false }],
  [3, { ...all, lobby: 0, records: false, events: ['003', '004'] }],
])(
  'D2: a full device that has room after step %i gives up no more than that, and keeps what is new',
  async (step, kept) => {
    const { storage, signals, left } = await filled();
    let tries = 0;
    fail('QuotaExceededError', () => ++tries > step);
    await storage.open.kept.put(row('new'));
    expect(await left()).toEqual(kept);
    expect(await storage.open.kept.get('new')).toBeDefined();
    expect(storage.mode).toBe('device');
    expect(signals.evicted.mock.calls).toEqual(step === 3 ? [[2]] : []);
  },
);

test('D2: when nothing helps, the visit goes on in memory', async () => {
  const { storage, signals } = await filled();
  fail('QuotaExceededError');
  await storage.open.events.put(event(5));
  expect(signals.fellBack).toHaveBeenCalledTimes(1);
  expect(await storage.open.events.count()).toBe(1);
});

test('D2, D3: room is made for an intent of money, and where there is none it is refused, never kept in memory', async () => {
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

test('D4: a database closed from outside says so, and is opened anew empty', async () => {
  const { name, storage, signals } = await device();
  await storage.open.kept.put(row('a'));
  const [db] = connections().filter((each) => each.name === name);
  db!.backendDB().onclose!.call(db!.backendDB(), new Event('close'));
  expect(signals.closed).toHaveBeenCalledTimes(1);
  await storage.open.kept.put(row('b'));
  expect(await storage.open.kept.get('b')).toBeDefined();
});

/** Opens the same database with the next version, as a newer build does. */
async function upgrade(name: string) {
  const newer = new Dexie(name);
  newer.version(2).stores({ kept: 'key', events: 'key', later: 'key' });
  await newer.open();
  return newer;
}

test('D6: an old tab lets a newer build upgrade, and writes nothing of the old shape', async () => {
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

test('O-16: a newer build with tables of its own finds likes, events and open acts as they were', async () => {
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

test('D8: an old build opens what a newer one left, and reads what it knows', async () => {
  const name = `device ${++devices}`;
  const newer = await upgrade(name);
  await newer.table('kept').bulkPut([row('known'), { key: 'odd', v: 9, more: { at: 'x' } }]);
  newer.close();
  const { storage } = await device(name);
  expect(await storage.open.kept.get('known')).toMatchObject(row('known'));
  await storage.open.kept.put(row('new'));
  expect(await storage.open.kept.count()).toBe(3);
  expect(storage.mode).toBe('device');
});

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
  const name = `device ${++devices}`;
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

test('a player’s database that another tab deletes is not written to by who still holds it', async () => {
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

test('D9: what got into a player’s database from another’s is dropped and counted', async () => {
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
