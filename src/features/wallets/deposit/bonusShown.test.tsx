// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import * as codes from '#contract/codes.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { PaymentReturn } = await import('./PaymentReturn.tsx');

test.each([
  [
    2_500,
    { deposit: 50_000, bonus: 25_000 },
    '₱500.00 and a ₱25.00 bonus were added to your balance.New balance ₱613.00To withdraw this deposit, wager ₱500.00. To withdraw the bonus and its winnings, wager ₱250.00 more. The bonus never holds back your own money.',
  ],
  [
    0,
    { deposit: 50_000, bonus: 0 },
    '₱500.00 was added to your balance.New balance ₱613.00To withdraw this deposit, wager ₱500.00.Order',
  ],
])('a paid deposit with a bonus of %i shows its wagering (BO-06)', async (bonus, turnover, said) => {
  const value = { status: rechargeStates.paid, amount: 50_000, bonus, coin: 61_300, turnover };
  setReply(replyKey('rechargeStatus', { orderNo: 'D1' }), value);
  const { textContent } = await renderScreen(<PaymentReturn orderNo="D1" />, { player: 8 });
  expect(textContent).toContain(said);
});

test.each([
  ['of another player', codes.notFound],
  ['too long to be one', codes.badParameter],
])('an order number in the address that is %s is not found', async (_, code) => {
  app.replies.read.mockRejectedValue(new Failure('refused', code));
  const { textContent } = await renderScreen(<PaymentReturn orderNo="D2" />, { player: 8 });
  expect(textContent).toContain('Order not found');
});
