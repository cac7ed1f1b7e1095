import { expect, test } from 'vitest';
import { inOrder } from './order.ts';

const notices = [
  { id: 1, sort: 3 },
  { id: 2, sort: 1 },
  { id: 3, sort: 2 },
];
const ids = (read: number[], first?: number) => inOrder(notices, read, first).map(({ id }) => id);

test('notices follow the operator’s order, unread ones first', () => {
  expect(ids([])).toEqual([2, 3, 1]);
  expect(ids([2])).toEqual([3, 1, 2]);
  expect(ids([2, 3])).toEqual([1, 2, 3]);
});

test('a requested notice comes before the others', () => {
  expect(ids([2], 2)).toEqual([2, 3, 1]);
  expect(ids([], 1)).toEqual([1, 2, 3]);
});
