import { expect, test, vi } from 'vitest';
import { fakeWorld } from '#tests/support/world.ts';
import { heldLocks } from './heldLocks.ts';

const world = fakeWorld(() => Promise.reject(new Error('no network')));

test('the names of all held locks are found, whoever holds them', async () => {
  const query = async () => ({ held: [{ name: 'a' }, { name: 'b' }], pending: [{ name: 'c' }] });
  vi.stubGlobal('navigator', { locks: { query } });
  expect([...(await heldLocks(world))]).toEqual(['a', 'b']);
});

test.each([
  ['has no locks', {}],
  ['refuses to list them', { locks: { query: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
  ['never answers', { locks: { query: () => new Promise(() => {}) } }],
])('a browser that %s holds none', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const held = heldLocks(world);
  await world.pass(1_000);
  expect((await held).size).toBe(0);
});
