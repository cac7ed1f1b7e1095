import { expect, test, vi } from 'vitest';
import { remembering } from './remembering.ts';

test('each pair of texts is compared once for both orders', () => {
  const compare = vi.fn((one: string, other: string) => `${one} ${other}`);
  const remembered = remembering(compare);
  for (let call = 0; call < 3; call++) expect(remembered('a', 'b')).toBe('a b');
  expect(remembered('b', 'a')).toBe('a b');
  expect(remembered('a b', '')).toBe(' a b');
  expect(compare).toHaveBeenCalledTimes(2);
});

test('the oldest comparison is forgotten for a new one', () => {
  const compare = vi.fn((one: string) => one);
  const remembered = remembering(compare, 2);
  for (const text of ['a', 'b', 'c']) remembered(text, '');
  remembered('c', '');
  expect(compare).toHaveBeenCalledTimes(3);
  remembered('a', '');
  expect(compare).toHaveBeenCalledTimes(4);
});

test('a comparison in use is remembered, however many others come', () => {
  const compare = vi.fn((one: string) => one);
  const remembered = remembering(compare, 4);
  for (let other = 0; other < 20; other++) {
    remembered('', 'used');
    remembered('', `${other}`);
  }
  expect(compare).toHaveBeenCalledTimes(21);
});
