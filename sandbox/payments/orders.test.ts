import { expect, test } from 'vitest';
import { createOrders, mostOrders } from './orders.ts';

const order = { amount: 100, merchant: 'Perlas', channel: 'gcash', returnUrl: 'http://localhost:4173/', expireTime: 1 };

test('the gateway keeps a bounded number of the newest orders (S26)', () => {
  const orders = createOrders('secret', () => 0);
  for (let n = 0; n <= mostOrders; n++) orders.add({ ...order, orderNo: `D${n}` });
  expect([orders.get('D0'), orders.get('D1')?.order.orderNo]).toEqual([undefined, 'D1']);
  expect(orders.get(`D${mostOrders}`)?.order.orderNo).toBe(`D${mostOrders}`);
});
