// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

const report = vi.hoisted(() => {
  const none = { bet: 0, validBet: 0, win: 0, profit: 0, betCount: 0 };
  return { total: none, list: [] as object[], deposit: 0, withdraw: 0, netDeposit: 0, lifetimeNetDeposit: 0 };
});
vi.mock('#nav/useReply.ts', () => ({ useReply: () => ({ value: report, at: 1, retry: async () => {} }) }));
vi.mock('#data/updates.ts', () => ({}));

const { Figures } = await import('./Figures.tsx');

const days = { from: '2026-11-21', to: '2026-11-21' };

test('an empty report has nothing to group and suggests another period', async () => {
  report.list = [];
  const { textContent } = await render(<Figures days={days} />);
  expect(textContent).toContain('You didn’t play in this periodTry another period.');
  expect(textContent).not.toContain('Group by');
  report.list = [{ ...report.total, key: '2026-11-21' }];
  expect((await render(<Figures days={days} />)).textContent).toContain('Group by');
});
