import { beforeEach, expect, test, vi } from 'vitest';
import { takeShared } from './sharedPictures.ts';

const hour = 60 * 60_000;
let entries: Map<string, Response>;

beforeEach(() => {
  entries = new Map();
  const cache = {
    keys: async () => [...entries.keys()].map((path) => new Request(`https://app.test${path}`)),
    match: async ({ url }: Request) => entries.get(new URL(url).pathname),
  };
  const remove = async () => {
    entries.clear();
    return true;
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: remove });
  return () => vi.unstubAllGlobals();
});

test('FB-01: what was shared is taken over once, with its names, and what waited too long is gone', async () => {
  const now = Date.now();
  entries.set(`/shared/${now - 1_000}/0/a%2Fb.png`, new Response('one'));
  entries.set(`/shared/${now - hour - 1_000}/1/old.png`, new Response('old'));
  entries.set('/shared/never/2/odd.png', new Response('odd'));
  const files = await takeShared();
  expect(files.map(({ name }) => name)).toEqual(['a/b.png']);
  expect(await files[0]!.text()).toBe('one');
  expect(await takeShared()).toEqual([]);
});
