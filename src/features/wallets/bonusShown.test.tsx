// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { rechargeStates } from '#contract/deposits.ts';
import { rgStates } from '#contract/protection.ts';
import { replyKey } from '#contract/stores.ts';
import { renderScreen, setReply } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { stores } = await import('#data/stores.ts');
const { BonusMoney } = await import('./BonusMoney.tsx');
const { PaymentReturn } = await import('./PaymentReturn.tsx');

test.each([
  [
    2_500,
    { deposit: 50_000, bonus: 25_000 },
    '₱500.00 and a ₱25.00 bonus were added to your balance.New balance ₱613.00To withdraw this deposit, wager ₱500.00. To withdraw the bonus and its winnings, wager ₱250.00 more. The bonus never stops you from withdrawing your own money.',
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

test('below the balance show its bonus money and what is left to wager for it (BO-06)', async () => {
  const list = [
    { kind: 'deposit', need: 50_000, left: 40_000 },
    { kind: 'bonus', need: 25_000, left: 12_500 },
    { kind: 'coupon', need: 10_000, left: 10_000 },
  ];
  setReply('getExchange', { bonusCoin: 2_500, tradeInfo: { list } });
  const { textContent } = await renderScreen(<BonusMoney withdraws />, { player: 8 });
  expect(textContent).toBe('₱25.00 of it is bonus money. Wager ₱225.00 more to withdraw it.');
});

test('without bonus money nothing shows below the balance (BO-06)', async () => {
  setReply('getExchange', { bonusCoin: 0, tradeInfo: { list: [] } });
  expect((await renderScreen(<BonusMoney withdraws={false} />, { player: 8 })).textContent).toBe('');
});

test('a balance that is only partly withdrawable shows what is left to wager for deposits (WA-14)', async () => {
  const list = [
    { kind: 'deposit', need: 50_000, left: 40_000 },
    { kind: 'deposit', need: 20_000, left: 20_000 },
  ];
  const own = { bonusCoin: 0, tradeInfo: { list } };
  setReply('getExchange', { ...own, coin: 70_000, withdrawable: 10_000 });
  const said = async (withdraws: boolean) =>
    (await renderScreen(<BonusMoney withdraws={withdraws} />, { player: 8 })).textContent;
  expect(await said(false)).toBe('Wager ₱600.00 more to withdraw all of it.');
  expect(await said(true)).toBe('');
  stores.rg.state = rgStates.onBreak;
  expect(await said(false)).toBe('');
  stores.rg.state = rgStates.normal;
  setReply('getExchange', { ...own, coin: 0, withdrawable: 0 });
  expect(await said(false)).toBe('');
});
