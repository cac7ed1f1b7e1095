import { beforeEach, expect, test, vi } from 'vitest';
import { filledListOf, type FilledList } from '#browser/filledList.ts';
import { outdatedPictures, pathsKept, removeFiles, removeFormer } from './keptFiles.ts';

const origin = 'http://app.test';
const kept = new Map<string, unknown>();

/** A cache of the service worker's, in the order in which files came. */
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

test('what is kept is known by its path', async () => {
  keep('1', list(['/assets/a-1.js']));
  expect(await pathsKept()).toEqual(new Set([filledListOf('1'), '/assets/a-1.js']));
});

test('O-13: the files of the build before stay, those of earlier ones go, whatever loaded them', async () => {
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

test('O-13: with one list everything stays, as pages of a build that was never listed may be open', async () => {
  keep('2', list(['/assets/a-2.js']));
  kept.set('/assets/of-1.js', '');
  await removeFormer();
  expect(kept.has('/assets/of-1.js')).toBe(true);
});

test('a list that can’t be read keeps everything, since what it needs isn’t known', async () => {
  keep('1', list(['/assets/a-1.js']));
  kept.set(filledListOf('2'), 'Welcome to our Wi-Fi');
  await removeFormer();
  expect(kept.has('/assets/a-1.js')).toBe(true);
});

test('a picture that another build has drawn anew is outdated, an unchanged one isn’t', async () => {
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

test('what is removed is gone, and nothing else', async () => {
  keep('1', list(['/assets/a-1.js', '/assets/b-1.js']));
  await removeFiles(['/assets/a-1.js']);
  expect([...kept.keys()]).toEqual([filledListOf('1'), '/assets/b-1.js']);
});
