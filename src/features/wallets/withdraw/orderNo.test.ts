import { expect, test } from 'vitest';
import { orderNoIn } from './orderNo.ts';

test('an order is found by its number, and nothing else is taken for one', () => {
  expect(orderNoIn({ orderNo: 'W1', fee: 0 })).toBe('W1');
  for (const other of [null, undefined, 'W1', 7, [], {}, { orderNo: '' }, { orderNo: 7 }])
    expect(orderNoIn(other)).toBeNull();
});
