import { expect, test } from 'vitest';
import { fakeWorld } from '#tests/support/world.ts';
import { inMemory } from './memory.ts';
import { openStorage } from './openStorage.ts';
import type { LoadDatabase, Signals, Storage } from './storage.ts';
import type { World } from '../world.ts';

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
const open = (world: World, loadDatabase: LoadDatabase) => openStorage(world, loadDatabase, signals, () => true);
const nowhere = () => Promise.reject(new Error('no network'));

test('a device that cannot store anything leaves the visit in memory (D1)', async () => {
  await expect(open(fakeWorld(nowhere), async () => () => Promise.reject(new Error('blocked')))).resolves.toMatchObject(
    {
      mode: 'memory',
    },
  );
});

test('the database code may load slowly on a slow network', async () => {
  const world = fakeWorld(nowhere);
  const device = { ...inMemory(), mode: 'device' as const };
  let arrive = () => {};
  const slowly = () => new Promise<() => Promise<Storage>>((done) => (arrive = () => done(async () => device)));
  const opening = open(world, slowly);
  await world.pass(30_000);
  arrive();
  await expect(opening).resolves.toBe(device);
});

test('database code that fails to load is loaded again every few seconds', async () => {
  const world = fakeWorld(nowhere);
  const device = { ...inMemory(), mode: 'device' as const };
  let loads = 0;
  const opening = open(world, async () => {
    if (++loads < 4) throw new Error('no network');
    return async () => device;
  });
  await world.pass(20_000);
  await expect(opening).resolves.toBe(device);
});

test('database code that doesn’t load within a minute leaves the visit in memory, and isn’t asked for again', async () => {
  let loads = 0;
  const unreachable = fakeWorld(nowhere);
  const failing = open(unreachable, () => (loads++, nowhere()));
  await unreachable.pass(70_000);
  await expect(failing).resolves.toMatchObject({ mode: 'memory' });
  const before = loads;
  await unreachable.pass(600_000);
  expect(loads).toBe(before);
  const world = fakeWorld(nowhere);
  const opening = open(world, () => new Promise(() => {}));
  await world.pass(60_000);
  await expect(opening).resolves.toMatchObject({ mode: 'memory' });
});

test('a device that answers is used', async () => {
  const device = { ...inMemory(), mode: 'device' as const };
  await expect(open(fakeWorld(nowhere), async () => async () => device)).resolves.toBe(device);
});
