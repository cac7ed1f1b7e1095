import { expect, test } from 'vitest';
import { orderIn } from './order.ts';

test('an order is taken out of an answer, and nothing else with it', () =>
  expect(orderIn({ orderNo: 'D1', payUrl: 'https://pay.example/1', coin: 5 })).toEqual({
    orderNo: 'D1',
    payUrl: 'https://pay.example/1',
  }));

test.each([undefined, null, 'D1', {}, { orderNo: 'D1' }, { orderNo: 1, payUrl: 'https://pay.example/1' }, []])(
  'in %j there is none',
  (answer) => expect(orderIn(answer)).toBeNull(),
);
