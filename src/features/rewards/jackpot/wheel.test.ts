import { expect, test } from 'vitest';
import { cellOf, cellsOf } from './wheel.ts';

const award = (id: number) => ({ id, propId: 2001, count: id * 100, type: 1 });
const awards = (count: number) => Array.from({ length: count }, (_, place) => award(place + 1));
const idsOf = (count: number) => cellsOf(awards(count)).map(({ id }) => id);

test('ten awards are the ten cells in the operator’s order (JP-01)', () => {
  expect(idsOf(10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('extra awards are dropped, missing ones repeat, and a result lands on its first cell (Q-31)', () => {
  expect(idsOf(12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(idsOf(4)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1, 2]);
  expect(idsOf(0)).toEqual([]);
  expect(cellOf(cellsOf(awards(4)), 2)).toBe(1);
});

test('a result missing from the wheel has no cell (B10)', () => {
  expect(cellOf(cellsOf(awards(10)), 11)).toBeUndefined();
});
