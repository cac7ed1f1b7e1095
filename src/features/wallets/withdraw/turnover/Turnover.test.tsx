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

test('without wagering left only that is shown', async () => {
  expect(await said(0, 0)).toBe('No wagering required.');
});

test('wagering left shows with its progress', async () => {
  const text = await said(40_000, 100_000);
  expect(text).toContain('₱600.00 of ₱1,000.00');
  expect(text).toContain('Wager ₱400.00 more');
});

test('a rest without a total shows as the operator sent it', async () => {
  const text = await said(123_456_789, 0);
  expect(text).toContain('Wager ₱1,234,567.89 more to withdraw everything.');
});

test('when nothing is withdrawable before, the text says so', async () => {
  expect(await said(40_000, 100_000, 0)).toContain('Wager ₱400.00 more before you can withdraw.');
});

test('on a break no wagering is asked for, and the rest stays until the break ends (SX-09)', async () => {
  stores.rg.state = rgStates.onBreak;
  const text = await said(25_000, 25_000);
  expect(text).toContain('stays here until your break ends');
  expect(text).not.toContain('Wager ₱');
});
