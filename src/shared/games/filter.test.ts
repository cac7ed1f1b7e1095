// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearFilter,
  filter,
  gameQuery,
  hotType,
  isFiltered,
  isNarrowed,
  newType,
  searchQuery,
  setFilter,
  widenFilter,
} from './filter.ts';

beforeEach(clearFilter);

test('type and brand are chosen separately, and cleared together', () => {
  setFilter({ typeId: 3 });
  setFilter({ brandId: 12 });
  expect(gameQuery(filter)).toEqual({ typeId: 3, brandId: 12 });
  expect(isFiltered(filter)).toBe(true);
  clearFilter();
  expect(gameQuery(filter)).toEqual({});
  expect(isFiltered(filter)).toBe(false);
});

test.each([
  [hotType, { hot: true }],
  [newType, { isNew: true }],
])('hot and new are queried as flags, not as types', (typeId, asked) => {
  setFilter({ typeId });
  expect(gameQuery(filter)).toEqual(asked);
  expect(isFiltered(filter)).toBe(true);
});

test('order, volatility and RTP are queried with the category, which stays when they are cleared', () => {
  setFilter({ typeId: 3 });
  expect(isNarrowed(filter)).toBe(false);
  setFilter({ brandId: 12, volatility: 3, leastRtp: 9_600, order: 'name' });
  expect(gameQuery(filter)).toEqual({ typeId: 3, brandId: 12, volatility: 3, leastRtp: 9_600, order: 'name' });
  expect(searchQuery(filter)).toEqual({ typeId: 3, brandId: 12 });
  expect(isNarrowed(filter)).toBe(true);
  widenFilter();
  expect(gameQuery(filter)).toEqual({ typeId: 3 });
});

test('an order alone is a filter', () => {
  setFilter({ order: 'new' });
  expect(isFiltered(filter)).toBe(true);
});

test('the filter is restored on the tab’s next page', async () => {
  setFilter({ typeId: 3, brandId: 12 });
  vi.resetModules();
  const next = await import('./filter.ts');
  expect({ ...next.filter }).toEqual({ typeId: 3, brandId: 12, volatility: null, leastRtp: null, order: null });
});
