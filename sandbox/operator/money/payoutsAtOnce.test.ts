import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { decidePayout } from './payouts.ts';
import { payoutEnds, usualStaffRules } from '../context/staffRules.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

test('concurrent decisions on one withdrawal have one winner', async () => {
  operator.rule({ payout: { ...usualStaffRules.payout, end: 'never' } });
  for (const [first, second] of [
    ['paid', 'returned'],
    ['returned', 'paid'],
    ['refused', 'paid'],
  ] as const) {
    const player = await operator.known(50_000);
    const { token, accountId } = player;
    const sent = { amount: 20_000, name: 'gcash', accountId, smsCode: await operator.code(token) };
    const { orderNo } = await operator.act('exchange', sent, token);
    const { time } = operator.clock;
    const outcomes = await Promise.all([
      decidePayout(operator.db, { orderNo: String(orderNo), end: first }, time + 5),
      decidePayout(operator.db, { orderNo: String(orderNo), end: second }, time),
    ]);
    expect(outcomes.toSorted()).toEqual(['ended', 'known']);
    const winner = outcomes[0] === 'ended' ? first : second;
    operator.clock.time += 10;
    expect(await operator.call('exchangeStatus', { orderNo }, player.token)).toMatchObject({
      status: payoutEnds[winner],
      coin: winner === 'paid' ? 30_000 : 50_000,
    });
  }
});

test.each([
  ['paid', 'returned', 30_000],
  ['returned', 'paid', 50_000],
] as const)('one whose planned end, %s, has come can no longer be %s', async (end, late, coin) => {
  operator.rule({ payout: { ...usualStaffRules.payout, end } });
  const { token, accountId } = await operator.known(50_000);
  const sent = { amount: 20_000, name: 'gcash', accountId, smsCode: await operator.code(token) };
  const { orderNo } = await operator.act('exchange', sent, token);
  operator.clock.time += usualStaffRules.payout.endAfter;
  expect(await decidePayout(operator.db, { orderNo: String(orderNo), end: late }, operator.clock.time)).toBe('known');
  const status = payoutEnds[end];
  expect(await operator.call('exchangeStatus', { orderNo }, token)).toMatchObject({ status, coin });
});
