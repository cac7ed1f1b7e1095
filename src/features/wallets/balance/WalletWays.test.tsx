// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { button, render } from '#tests/support/render.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { WalletWays } = await import('./WalletWays.tsx');

test('the safebox is reached from the wallet unless the operator has switched it off (WA-14)', async () => {
  stores.settings.config = { features: {} } as never;
  await render(<WalletWays />);
  expect(button('Safebox')).toBeDefined();
  await act(async () => void (stores.settings.config = { features: { safebox: false } } as never));
  expect(button('Safebox')).toBeUndefined();
});
