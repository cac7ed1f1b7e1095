import { afterEach, expect, test, vi } from 'vitest';

const load = async () => (await import('./length.ts')).lengthOf;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['', 0],
  ['pearl', 5],
  ['Niña', 4],
  ['Nin\u0303a', 4],
  ['👍🏽', 1],
  ['👨‍👩‍👧', 1],
  ['🇵🇭', 1],
  ['a\nb', 3],
])('%j has %i characters (F10)', async (text, count) => {
  expect((await load())(text)).toBe(count);
});

test('a text above every limit is counted by code points, in no time', async () => {
  expect((await load())('ñ'.repeat(300_000))).toBe(300_000);
});

test('without a segmenter code points are counted, never code units (F10)', async () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  vi.resetModules();
  expect((await load())('👍👍')).toBe(2);
});
