// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { words as titles } from '#shell/pages/words.en.ts';
import { renderScreen } from '#tests/support/screen.tsx';

const { default: AccountsScreen } = await import('./AccountsScreen.tsx');

test('the list is titled “Receiving Accounts”, with or without its code on the device (R-30)', async () => {
  await renderScreen(<AccountsScreen />, { player: 8 });
  expect(document.querySelector('h1')!.textContent).toBe('Receiving Accounts');
  expect(titles.en['/wallets/card/list']).toBe('Receiving Accounts');
});
