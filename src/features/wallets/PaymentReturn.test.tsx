// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { rechargeStates } from '#contract/deposits.ts';

const value = { status: rechargeStates.waiting };
vi.mock('#nav/useReply.ts', () => ({ useReply: () => ({ value, retry: async () => {} }) }));
vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { PaymentReturn } = await import('./PaymentReturn.tsx');

test('who hasn’t paid yet is led to the records, which lead back to the payment page', async () => {
  const place = await render(<PaymentReturn orderNo="D1" />);
  expect(place.textContent).toContain('Not paid yet? Open the payment page again from your records.');
  const ways = [...place.querySelectorAll('a')].map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([['Records', '/wallets/record']]);
});
