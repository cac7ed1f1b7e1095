// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { rgStates } from '#contract/protection.ts';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { Turnover } from './Turnover.tsx';

/** The text shown for the remaining and the required turnover, hundredths. */
async function said(left: number, need: number, withdrawable = 50_000) {
  const done = Math.max(0, need - left) as Money;
  const tradeInfo = { need: need as Money, done, list: [] };
  const exchange = { needBet: left as Money, tradeInfo, withdrawable: withdrawable as Money };
  await render(<Turnover exchange={exchange} />);
  return document.body.textContent;
}

beforeEach(() => void (stores.rg.state = rgStates.normal));

test('where nothing has to be staked, that is all that is said', async () => {
  expect(await said(0, 0)).toBe('No wagering required.');
});

test('what is left to stake is said with how far it has come', async () => {
  const text = await said(40_000, 100_000);
  expect(text).toContain('₱600.00 of ₱1,000.00');
  expect(text).toContain('Wager ₱400.00 more');
});

test('an operator who says what is left, and not what of, is believed', async () => {
  const text = await said(123_456_789, 0);
  expect(text).toContain('Wager ₱1,234,567.89 more to withdraw everything.');
});

test('where nothing can be withdrawn before, that is what is said', async () => {
  expect(await said(40_000, 100_000, 0)).toContain('Wager ₱400.00 more before you can withdraw.');
});

test('on a break nobody is asked to stake: what stays, stays until it is over (SX-09)', async () => {
  stores.rg.state = rgStates.onBreak;
  const text = await said(25_000, 25_000);
  expect(text).toContain('stays here until your break ends');
  expect(text).not.toContain('Wager ₱');
});
