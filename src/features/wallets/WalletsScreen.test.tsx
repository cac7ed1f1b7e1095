// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rgStates } from '#contract/protection.ts';
import { renderScreen } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { default: WalletsScreen } = await import('./WalletsScreen.tsx');
await Promise.all([import('./deposit/Deposit.tsx'), import('./withdraw/overview/Withdraw.tsx')]);

const tabs = () => [...document.querySelectorAll('[role=tab]')].map((each) => each.textContent);
const said = () => document.querySelector('main')!.textContent;
const withFeatures = (features: object) =>
  act(async () => void (stores.settings.config = { features, rechargeTypes: [] } as never));

beforeEach(async () => {
  stores.rg.state = rgStates.normal;
  history.replaceState(null, '', '/wallets?name=withdraw');
  await withFeatures({});
  await renderScreen(<WalletsScreen />, { player: 8, replies: {} });
});

test('the wallet has a tab for withdrawals, unless the operator has none', async () => {
  expect(tabs()).toEqual(['Deposit', 'Withdraw']);
  await withFeatures({ withdrawals: false });
  expect(tabs()).toEqual([]);
  expect(said()).not.toMatch(/withdraw/i);
  expect(document.querySelector('a[href="/wallets/record"]')).not.toBeNull();
});

test('a restricted player of such an operator still reaches their records', async () => {
  await act(async () => void (stores.rg.state = rgStates.onBreak));
  await withFeatures({ withdrawals: false });
  expect(said()).not.toMatch(/withdraw/i);
  expect(document.querySelector('a[href="/wallets/record"]')).not.toBeNull();
});
