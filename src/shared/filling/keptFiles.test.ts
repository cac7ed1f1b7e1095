import { beforeEach, expect, test, vi } from 'vitest';
import { filledListOf, type FilledList } from '#browser/filledList.ts';
import { outdatedPictures, pathsKept, removeFiles, removeFormer } from './keptFiles.ts';

const origin = 'http://app.test';
const kept = new Map<string, unknown>();

/** A cache of the service worker, in insertion order. */
const cache = {
  keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
  match: async (path: string) => (kept.has(path) ? Response.json(kept.get(path)) : undefined),
  delete: async (path: string) => kept.delete(path),
};

const list = (files: string[], others: string[] = []): FilledList => ({
  files: files.map((url) => ({ url, bytes: 1 })),
  others,
});
const keep = (build: string, content: FilledList) => {
  kept.set(filledListOf(build), content);
  for (const { url } of content.files) kept.set(url, '');
  for (const url of content.others) kept.set(url, '');
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('caches', { open: async () => cache });
});

test('stored files are identified by their path', async () => {
  keep('1', list(['/assets/a-1.js']));
  expect(await pathsKept()).toEqual(new Set([filledListOf('1'), '/assets/a-1.js']));
});

test('the files of the previous build stay, earlier ones are removed, however they were loaded (O-13)', async () => {
  keep('1', list(['/assets/a-1.js'], ['/assets/shell-1.js']));
  keep('2', list(['/assets/a-2.js'], ['/assets/shell-2.js']));
  keep('3', list(['/assets/a-3.js', '/icons/props/coin.svg'], ['/assets/shell-3.js']));
  kept.set('/assets/stray-1.js', '');
  await removeFormer();
  expect([...kept.keys()]).toEqual([
    filledListOf('2'),
    '/assets/a-2.js',
    '/assets/shell-2.js',
    filledListOf('3'),
    '/assets/a-3.js',
    '/icons/props/coin.svg',
    '/assets/shell-3.js',
  ]);
});

test('with one list everything stays, as pages of an unlisted build may be open (O-13)', async () => {
  keep('2', list(['/assets/a-2.js']));
  kept.set('/assets/of-1.js', '');
  await removeFormer();
  expect(kept.has('/assets/of-1.js')).toBe(true);
});

test('an unreadable list keeps everything, as its files are unknown', async () => {
  keep('1', list(['/assets/a-1.js']));
  kept.set(filledListOf('2'), 'Welcome to our Wi-Fi');
  await removeFormer();
  expect(kept.has('/assets/a-1.js')).toBe(true);
});

test('a picture changed by another build is outdated, an unchanged one isn’t', async () => {
  const drawn = (coin: string): FilledList => ({
    files: [
      { url: '/icons/props/coin.svg', bytes: 1, revision: coin },
      { url: '/icons/vip/0.svg', bytes: 1, revision: 'a' },
    ],
    others: [],
  });
  keep('1', drawn('a'));
  keep('2', drawn('b'));
  expect(await outdatedPictures(drawn('b'))).toEqual(['/icons/props/coin.svg']);
  kept.delete(filledListOf('1'));
  expect(await outdatedPictures(drawn('b'))).toEqual([]);
});

test('removing files removes only these', async () => {
  keep('1', list(['/assets/a-1.js', '/assets/b-1.js']));
  await removeFiles(['/assets/a-1.js']);
  expect([...kept.keys()]).toEqual([filledListOf('1'), '/assets/b-1.js']);
});

test('a cache that gives and deletes nothing of what it lists is waited for a few seconds', async () => {
  vi.useFakeTimers();
  keep('1', list(['/icons/props/coin.svg']));
  const never = () => new Promise<never>(() => {});
  vi.stubGlobal('caches', { open: async () => ({ ...cache, match: never, delete: never }) });
  const all = Promise.allSettled([outdatedPictures(list([])), removeFiles(['/icons/props/coin.svg'])]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await all).toMatchObject([{ value: [] }, { reason: { name: 'TimeoutError' } }]);
  vi.useRealTimers();
});
