// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { preferencesKey } from '#browser/documentSettings.ts';
import { readLocal } from '#browser/localStore.ts';
import { act } from 'react';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';

const { prefer } = await import('#data/preferences.ts');
const { stores } = await import('#data/stores.ts');
const { TopBar } = await import('./TopBar.tsx');

const wallet = () => document.querySelector('a[href="/wallets"]')!;
/** A screen reader's description of the link to the wallet. */
const said = () => {
  const copy = document.getElementById(wallet().getAttribute('aria-describedby')!)!.cloneNode(true) as Element;
  for (const unsaid of copy.querySelectorAll('[aria-hidden=true]')) unsaid.remove();
  return copy.textContent;
};
const isPressed = () => button('Hide balance')!.getAttribute('aria-pressed');

beforeEach(async () => {
  localStorage.clear();
  prefer({ hidesBalance: false });
  stores.settings.config = null;
  Object.assign(stores.wallet, { coin: 12_345 as Money, at: 1 });
  Object.assign(stores.network, { heardAt: 120_000 });
  await renderScreen(<TopBar />, { player: 8 });
});

test('the balance shows with its time until it is hidden', async () => {
  expect(wallet().textContent).toMatch(/^₱123\.45as of /);
  expect([said(), isPressed()]).toEqual(['₱123.45', 'false']);
});

test('a hidden balance shows neither its amount nor its time, also to a screen reader', async () => {
  await press('Hide balance');
  expect(wallet().textContent).toContain('₱••••••');
  expect(wallet().textContent).not.toMatch(/\d|as of/);
  expect([said(), isPressed()]).toEqual(['Balance hidden', 'true']);
});

test('the device keeps the choice, and a second tap takes it back', async () => {
  const kept = () => readLocal<{ hidesBalance?: boolean }>('device', preferencesKey, {}).hidesBalance;
  await press('Hide balance');
  expect(kept()).toBe(true);
  await press('Hide balance');
  expect([kept(), said()]).toEqual([false, '₱123.45']);
});

test('the bell leads to the inbox unless the operator has no mail', async () => {
  const bell = () => document.querySelector('a[href="/email"]');
  expect(bell()).not.toBeNull();
  await act(async () => void (stores.settings.config = { features: { mail: false } } as never));
  expect(bell()).toBeNull();
  expect(wallet()).not.toBeNull();
});
