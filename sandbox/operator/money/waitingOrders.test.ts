import { afterAll, beforeAll, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const amount = 50_000;
const minute = 60_000;

test('a player has at most five unpaid orders; concluded ones free a slot (S18)', async () => {
  const { token } = await operator.player();
  const orders = await Promise.all(Array.from({ length: 7 }, () => operator.order(token, amount)));
  const placed = orders.filter(({ errcode }) => errcode === 0);
  expect(placed).toHaveLength(5);
  const full = { errcode: codes.conditionUnmet, need: 'payment' };
  expect(orders.find(({ errcode }) => errcode !== 0)).toMatchObject({ ...full, retryAfter: 30 * 60 });
  await operator.pay(placed[0]!['orderNo'], amount);
  await operator.pay(placed[1]!['orderNo'], amount, 'failed');
  for (const said of [{ errcode: 0 }, { errcode: 0 }, full])
    expect(await operator.order(token, amount)).toMatchObject(said);
  operator.clock.time += 30 * minute;
  expect(await operator.order(token, amount)).toMatchObject({ errcode: 0 });
});
