import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const paths: readonly string[] = pages.map(({ path }) => path);

test('every path belongs to one page', () => {
  expect(paths).toEqual([...new Set(paths)]);
});

test('every page has a way out: bottom tabs, or a parent page', () => {
  const without = pages.filter(({ rules, back }) => !rules.tabs && !paths.includes(back));
  expect(without.map(({ path }) => path)).toEqual(['/maintenance']);
});

test('a page with tabs has no parent, and one without a guard is open to visitors', () => {
  expect(pages.filter(({ rules, back }) => rules.tabs && back).map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ rules }) => rules.players && rules.guard).map(({ path }) => path)).toEqual([]);
});
