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

test('shared files are taken over once with their names, and stale ones are gone (FB-01)', async () => {
  const now = Date.now();
  entries.set(`/shared/${now - 1_000}/0/a%2Fb.png`, new Response('one'));
  entries.set(`/shared/${now - hour - 1_000}/1/old.png`, new Response('old'));
  entries.set('/shared/never/2/odd.png', new Response('odd'));
  const files = await takeShared();
  expect(files.map(({ name }) => name)).toEqual(['a/b.png']);
  expect(await files[0]!.file!.text()).toBe('one');
  expect(await takeShared()).toEqual([]);
});

test('a broken name and an unreadable file do not affect the others', async () => {
  const now = Date.now();
  entries.set(`/shared/${now}/0/%E0%A4%A.png`, new Response('one'));
  const broken = Object.assign(new Response('two'), {
    blob: () => Promise.reject(new DOMException('', 'NotReadableError')),
  });
  entries.set(`/shared/${now}/1/two.png`, broken);
  entries.set(`/shared/${now}/2/three.png`, new Response('three'));
  expect(await takeShared()).toEqual([
    { name: '%E0%A4%A.png', file: expect.any(Blob) },
    { name: 'two.png', file: undefined },
    { name: 'three.png', file: expect.any(Blob) },
  ]);
});
