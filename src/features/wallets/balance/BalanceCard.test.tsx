// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { stores } = await import('#data/stores.ts');
const { BalanceCard } = await import('./BalanceCard.tsx');

const said = async (withdraws: boolean) => {
  const { textContent } = await render(<BalanceCard withdraws={withdraws} aged={false} />);
  return textContent;
};

/** The state after a deposit of 500 without any wagering. */
const exchange = {
  coin: 50_000,
  withdrawable: 0,
  withdrawalNumber: 3,
  bonusCoin: 0,
  needBet: 50_000,
  tradeInfo: { list: [{ kind: 'deposit', need: 50_000, left: 50_000, time: 0 }] },
};

test('the balance lists the withdrawable part and games, unknown ones with a dash', async () => {
  expect(await said(false)).toContain('Available to withdraw—In games—');
  setReply('getExchange', { ...exchange, withdrawable: 50_000, needBet: 0, tradeInfo: { list: [] } });
  setReply('getGameBalances', { list: [], total: 20_550 });
  expect(await said(false)).toContain('Available to withdraw₱500.00In games₱205.50');
  setReply('getExchange', { ...exchange, withdrawalNumber: 0 }, { at: Date.now() });
  expect(await said(false)).toContain('Available to withdraw tomorrow');
});

test('what can be withdrawn and what is held back show, unless the page has them elsewhere', async () => {
  setReply('getExchange', exchange);
  setReply('getGameBalances', { list: [], total: 0 });
  const [withdrawable, held] = ['Available to withdraw₱0.00', 'wager ₱500.00 more to withdraw ₱500.00'];
  const here = await said(false);
  for (const part of [withdrawable, held, 'In games₱0.00']) expect(here).toContain(part);
  const elsewhere = await said(true);
  for (const part of [withdrawable, held]) expect(elsewhere).not.toContain(part);
  expect(elsewhere).toContain('In games₱0.00');
});

test('while a retrieval from games is uncertain, the amount in games is unknown', async () => {
  setReply('getGameBalances', { list: [], total: 0 });
  stores.acts.retrieveBalance = { requestId: 'R1', call: 'retrieveBalance', at: 1, state: 'uncertain' } as never;
  const { textContent } = await render(<BalanceCard withdraws={false} aged={false} />);
  expect(textContent).toContain('In games—');
  stores.acts.retrieveBalance = undefined;
});
