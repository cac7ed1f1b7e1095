// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { rechargeStates } from '#contract/limits.ts';

const value = { status: rechargeStates.waiting };
vi.mock('#nav/useReply.ts', () => ({ useReply: () => ({ value, retry: async () => {} }) }));
vi.mock('#data/worker.ts', () => ({ app: {} }));
vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { PaymentReturn } = await import('./PaymentReturn.tsx');

test('who hasn’t paid yet is led to the records, which lead back to the payment page', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<PaymentReturn orderNo="D1" />));
  expect(place.textContent).toContain('Not paid yet? Your records lead back to the payment page.');
  const ways = [...place.querySelectorAll('a')].map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([['Records', '/wallets/record']]);
  await act(async () => root.unmount());
});
