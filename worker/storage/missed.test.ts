import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeWorld, settle } from '#tests/support/world.ts';
import { onDevice } from './db.ts';
import { createMissed } from './missed.ts';
import { rowVersion } from './storage.ts';

const row = (key: string, value: unknown = 1) => ({ key, v: rowVersion, at: 1, value });
const event = (key: string) => ({ key, event: { eventId: key } as never });
let devices = 0;

afterEach(() => vi.restoreAllMocks());

/** A device that hangs whenever a database is opened; `answer` also completes the pending requests. */
function hangingDevice() {
  const name = `late ${++devices}`;
  const { open } = IDBFactory.prototype;
  const asked: (() => void)[] = [];
  const hanging = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    const late = {} as IDBOpenDBRequest;
    asked.push(() => {
      const request = open.apply(this, given);
      for (const on of ['onupgradeneeded', 'onsuccess', 'onerror', 'onblocked'] as const)
        request[on] = (told: Event) => {
          Object.defineProperties(late, {
            result: { get: () => request.result, configurable: true },
            transaction: { get: () => request.transaction, configurable: true },
          });
          late[on]?.(told as IDBVersionChangeEvent);
        };
    });
    return late;
  });
  return {
    name,
    answer() {
      hanging.mockRestore();
      for (const goOn of asked.splice(0)) goOn();
    },
  };
}

async function start(name: string) {
  const signals = {
    closed: vi.fn(),
    outdated: vi.fn(),
    fellBack: vi.fn(),
    cameBack: vi.fn(),
    full: vi.fn(),
    evicted: vi.fn(),
    dropped: vi.fn(),
  };
  const world = fakeWorld(() => Promise.reject(new Error('no network')));
  const opening = onDevice(world, signals, name);
  await world.pass(3_000);
  return { world, signals, storage: await opening };
}

/** Whether the database is back after this time; Dexie's work needs turns of the real event loop. */
const cameBack = async ({ world, signals }: Awaited<ReturnType<typeof start>>, ms: number) => {
  await world.pass(ms);
  await settle(200);
  return signals.cameBack.mock.calls.length === 1;
};

test('a device that hangs on opening moves the visit to memory after three seconds (D1, S8)', async () => {
  const { name } = hangingDevice();
  const { storage, signals } = await start(name);
  expect(storage.mode).toBe('memory');
  expect(signals.fellBack).toHaveBeenCalledTimes(1);
  await storage.open.kept.put(row('a'));
  expect(await storage.open.kept.get('a')).toMatchObject(row('a'));
});

test('once a hung database answers it is used again, with the changes made meanwhile (S8)', async () => {
  const before = await start(`late ${devices + 1}`);
  const [old, fresh, gone] = [row('old'), row('fresh', 'of yesterday'), row('gone')];
  await before.storage.of(7).kept.put(old, fresh, gone);
  await before.storage.open.events.put(event('0'));
  const device = hangingDevice();
  const visit = await start(device.name);
  const { storage } = visit;
  await storage.of(7).kept.put(row('fresh', 'of today'));
  await storage.of(7).kept.drop('gone');
  await storage.open.events.put(event('1'), event('2'));
  await storage.open.events.drop('1');
  device.answer();
  expect(await cameBack(visit, 10_000)).toBe(true);
  expect(storage.mode).toBe('device');
  expect((await storage.open.events.first(9)).map(({ key }) => key)).toEqual(['0', '2']);
  expect(await storage.of(7).kept.get('fresh')).toMatchObject({ value: 'of today' });
  expect(await storage.of(7).kept.get('old')).toMatchObject(old);
  expect(await storage.of(7).kept.get('gone')).toBeUndefined();
  const next = await start(device.name);
  expect(await next.storage.of(7).kept.get('fresh')).toMatchObject({ value: 'of today' });
  expect(await next.storage.of(7).intents.add({ key: 'exchange' } as never)).toBe(true);
});

test('data of a player who logged out meanwhile is not written to the device (S8)', async () => {
  const device = hangingDevice();
  const visit = await start(device.name);
  for (const id of [7, 8]) await visit.storage.of(id).kept.put(row('mine'));
  void visit.storage.forget(7);
  await settle();
  device.answer();
  expect(await cameBack(visit, 10_000)).toBe(true);
  expect(await visit.storage.of(7).kept.count()).toBe(0);
  expect(await visit.storage.of(8).kept.count()).toBe(1);
});

test('a failing device is tried again after 10 s, then after twice as long each time, up to 160 s', async () => {
  const world = fakeWorld(() => Promise.reject(new Error('no network')));
  const begun = world.elapsed();
  const tries: number[] = [];
  const { steps, tryAgain } = createMissed(world, () => {});
  steps.set('a row', async () => {
    tries.push((world.elapsed() - begun) / 1_000);
    throw new Error('full');
  });
  tryAgain();
  await world.pass(700_000);
  expect(tries).toEqual([10, 30, 70, 150, 310, 470, 630]);
});

test('a database that keeps hanging is retried less and less, and money is refused (S8)', async () => {
  const device = hangingDevice();
  const visit = await start(device.name);
  const adding = visit.storage.of(7).intents.add({ key: 'exchange' } as never);
  const refused = adding.catch(String);
  expect(await cameBack(visit, 300_000)).toBe(false);
  expect(await refused).toContain('too long');
  device.answer();
  expect(await cameBack(visit, 160_000)).toBe(true);
  expect(await visit.storage.of(7).intents.add({ key: 'exchange' } as never)).toBe(true);
});
