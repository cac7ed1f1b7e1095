import { expect, test, vi } from 'vitest';
import { fakeWorld } from '#tests/support/world.ts';
import { holdLifeLock } from './lifeLock.ts';

const world = fakeWorld(() => Promise.reject(new Error('no network')));

test('a worker’s lock is named once it is held and is never released', async () => {
  let held: Promise<unknown> | undefined;
  const request = vi.fn(async (_: string, work: () => Promise<unknown>) => (held = work()));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await holdLifeLock(world)).toBe(request.mock.calls[0]![0]);
  const first = await Promise.race([held, Promise.resolve('still held')]);
  expect(first).toBe('still held');
});

test.each([
  ['has no locks', {}],
  ['refuses them', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
  ['never answers', { locks: { request: () => new Promise(() => {}) } }],
])('a worker whose browser %s reports having no lock (D1)', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const name = holdLifeLock(world);
  await world.pass(3_000);
  expect(await name).toBe('');
});
