import { beforeEach, expect, test, vi } from 'vitest';
import { boundReads } from './boundReads.ts';

beforeEach(() => void vi.useFakeTimers());

/** A cache storage whose look-ups behave like `match`. */
function bounded(match: () => Promise<Response | undefined>) {
  const storage = { match };
  boundReads(storage);
  return storage as Pick<CacheStorage, 'match'>;
}

test('a cached response is found', async () => {
  const response = new Response('kept');
  expect(await bounded(async () => response).match('/')).toBe(response);
});

test.each<[string, () => Promise<undefined>]>([
  ['refuses', () => Promise.reject(new DOMException('', 'SecurityError'))],
  [
    'throws at once',
    () => {
      throw new DOMException('', 'SecurityError');
    },
  ],
  ['never answers', () => new Promise(() => {})],
])('a cache that %s counts as empty (D15)', async (_, match) => {
  const found = bounded(match).match('/');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await found).toBeUndefined();
});
