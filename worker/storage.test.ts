import { expect, test } from 'vitest';
import { fakeWorld } from '../tests/world.ts';
import { inMemory } from './memory.ts';
import { openStorage, type Storage } from './storage.ts';

const silent = () => new Promise<Storage>(() => {});
const nowhere = () => Promise.reject(new Error('no network'));

test('a device that can’t keep anything leaves the visit in memory', async () => {
  await expect(openStorage(fakeWorld(nowhere), () => Promise.reject(new Error('blocked')))).resolves.toMatchObject({
    mode: 'memory',
  });
});

test('a device that hangs is waited for three seconds', async () => {
  const world = fakeWorld(nowhere);
  let mode = '';
  void openStorage(world, silent).then((storage) => (mode = storage.mode));
  await world.pass(2_999);
  expect(mode).toBe('');
  await world.pass(1);
  expect(mode).toBe('memory');
});

test('a device that answers is used', async () => {
  const device = { ...inMemory(), mode: 'device' as const };
  await expect(openStorage(fakeWorld(nowhere), async () => device)).resolves.toBe(device);
});
