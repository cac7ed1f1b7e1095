// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from './catalogue.ts';
import { locales } from './language.ts';

afterEach(() => void vi.restoreAllMocks());

test.each(Object.values(locales))('numbers are formatted as `Intl` does in %s', (locale) => {
  for (const n of [-1_500, -999, -1, 0, 7, 999, 1_000, 1_234_567, 0.25])
    expect(fill('{n}', { n }, locale)).toBe(n.toLocaleString(locale));
});

test('small numbers don’t use `Intl`, whose first use is slow', () => {
  const intl = vi.spyOn(Number.prototype, 'toLocaleString');
  expect(fill('Banner {n} of {of}', { n: 1, of: 999 }, 'en')).toBe('Banner 1 of 999');
  expect(intl).not.toHaveBeenCalled();
});

test('a text may have a form of its own for zero', () => {
  const cards = { zero: 'You have none', one: 'You have {n} card', other: 'You have {n} cards' };
  expect([0, '0', 1, 2].map((n) => fill(cards, { n }, 'en'))).toEqual([
    'You have none',
    'You have none',
    'You have 1 card',
    'You have 2 cards',
  ]);
  expect(fill({ one: '{n} card', other: '{n} cards' }, { n: 0 }, 'en')).toBe('0 cards');
});
