// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { words as titles } from '#shell/pages/words.en.ts';
import { render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { default: AccountsScreen } = await import('./AccountsScreen.tsx');

test('R-30: the list is titled “Receiving Accounts”, also where its code isn’t on the device', async () => {
  stores.session.userId = 8;
  await render(<AccountsScreen />);
  expect(document.querySelector('h1')!.textContent).toBe('Receiving Accounts');
  expect(titles.en['/wallets/card/list']).toBe('Receiving Accounts');
});
