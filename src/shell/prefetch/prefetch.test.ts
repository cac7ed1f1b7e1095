import { beforeEach, expect, test, vi } from 'vitest';
import type { Path } from '#nav/routes.ts';
import { likely, prefetch } from './prefetch.ts';

const loaded: Path[] = [];
let free = true;
let idles = 0;
const around = {
  allowed: () => free,
  idle: async () => void (idles += 1),
  load: async (path: Path) => {
    loaded.push(path);
    if (path === '/auth/login') throw new Error('not to be had');
  },
};

beforeEach(() => {
  loaded.length = 0;
  idles = 0;
  free = true;
});

test('a player’s tabs and the way into a game are prefetched one by one when idle', async () => {
  await prefetch('player', around);
  expect(loaded).toEqual(likely.player);
  expect(idles).toBe(loaded.length);
});

test('a file that fails to load doesn’t stop the others', async () => {
  await prefetch('visitor', around);
  expect(loaded).toEqual(likely.visitor);
});

test('nothing is prefetched with data saving on, and it stops when that turns on', async () => {
  free = false;
  await prefetch('player', around);
  expect(loaded).toEqual([]);
  free = true;
  const load = vi.fn(async () => void (free = false));
  await prefetch('player', { ...around, load });
  expect(load).toHaveBeenCalledOnce();
});
