import { expect, test } from 'vitest';
import { another, entriesOf, fairly, noPicks, quickPick, tap, without } from './picks.ts';

const rule = { pick: 6, max: 42 };
const choose = (...numbers: number[]) => numbers.reduce((picks, number) => tap(picks, number, rule), noPicks);

test('a second tap removes a number, and a full entry takes no more (V-29)', () => {
  expect(choose(5, 9, 5).chosen).toEqual([9]);
  expect(choose(1, 2, 3, 4, 5, 6, 7).chosen).toEqual([1, 2, 3, 4, 5, 6]);
  expect(tap(choose(1, 2, 3, 4, 5, 6), 3, rule).chosen).toEqual([1, 2, 4, 5, 6]);
});

test('a quick pick completes the chosen numbers without duplicates, or replaces a full entry (V-29)', () => {
  const picks = quickPick(choose(42, 1), rule, () => 0);
  expect(picks.chosen).toEqual([42, 1, 2, 3, 4, 5]);
  expect(quickPick(picks, rule, (below) => below - 1).chosen).toEqual([42, 41, 40, 39, 38, 37]);
  for (let each = 0; each < 200; each++) expect(entriesOf(quickPick(noPicks, rule), rule)).toHaveLength(1);
});

test('only complete entries are bought, in ascending order, including those added before (V-29)', () => {
  const one = another(choose(42, 1, 7, 9, 2, 30));
  expect(one).toEqual({ entries: [[1, 2, 7, 9, 30, 42]], chosen: [] });
  const two = [1, 2, 3].reduce((picks, number) => tap(picks, number, rule), one);
  expect(entriesOf(two, rule)).toEqual([[1, 2, 7, 9, 30, 42]]);
  expect(entriesOf(without(two, 0), rule)).toEqual([]);
});

test('a quick pick favours no number', () => {
  const counts = Array.from({ length: 42 }, () => 0);
  for (let drawn = 0; drawn < 42_000; drawn++) counts[fairly(42)]!++;
  expect(Math.min(...counts)).toBeGreaterThan(800);
  expect(Math.max(...counts)).toBeLessThan(1_200);
});
