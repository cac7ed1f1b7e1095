// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { button, render } from '#tests/support/render.tsx';

vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { stores } = await import('#data/stores.ts');
const { BalanceCard } = await import('./BalanceCard.tsx');

test('WA-14: the safebox is reached from the balance unless the operator has switched it off', async () => {
  stores.settings.config = { features: {} } as never;
  await render(<BalanceCard />);
  expect(button('Safebox')).toBeDefined();
  await act(async () => void (stores.settings.config = { features: { safebox: false } } as never));
  expect(button('Safebox')).toBeUndefined();
});
