// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { stores } = await import('#data/stores.ts');
const { BalanceCard } = await import('./BalanceCard.tsx');

test('the balance lists the withdrawable part, unless the page shows it elsewhere, and games', async () => {
  const said = async (withdraws: boolean) => {
    const { textContent } = await render(<BalanceCard withdraws={withdraws} aged={false} />);
    return textContent;
  };
  expect(await said(false)).toContain('Available to withdraw—In games—');
  setReply('getExchange', { withdrawable: 50_000, withdrawalNumber: 3, bonusCoin: 0, tradeInfo: { list: [] } });
  setReply('getGameBalances', { list: [], total: 20_550 });
  expect(await said(false)).toContain('Available to withdraw₱500.00In games₱205.50');
  expect(await said(true)).not.toContain('Available to withdraw');
  setReply('getExchange', { withdrawable: 50_000, withdrawalNumber: 0, bonusCoin: 0, tradeInfo: { list: [] } });
  expect(await said(false)).toContain('Available to withdraw tomorrow');
});

test('while a retrieval from games is uncertain, the amount in games is unknown', async () => {
  setReply('getGameBalances', { list: [], total: 0 });
  stores.acts.retrieveBalance = { requestId: 'R1', call: 'retrieveBalance', at: 1, state: 'uncertain' } as never;
  const { textContent } = await render(<BalanceCard withdraws={false} aged={false} />);
  expect(textContent).toContain('In games—');
  stores.acts.retrieveBalance = undefined;
});
