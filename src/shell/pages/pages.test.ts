import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const paths: readonly string[] = pages.map(({ path }) => path);

test('every path is that of one page', () => {
  expect(paths).toEqual([...new Set(paths)]);
});

test('every page has a way out: bottom tabs, or a way back to a page', () => {
  const without = pages.filter(({ rules, back }) => !rules.tabs && !paths.includes(back));
  expect(without.map(({ path }) => path)).toEqual(['/maintenance']);
});

test('a page with bottom tabs has no way back, and one without a guard alone stands open to visitors', () => {
  expect(pages.filter(({ rules, back }) => rules.tabs && back).map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ rules }) => rules.players && rules.guard).map(({ path }) => path)).toEqual([]);
});
