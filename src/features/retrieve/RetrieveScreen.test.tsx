// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { renderScreen, setReply } from '#tests/support/screen.tsx';

const { stores } = await import('#data/stores.ts');
const { default: RetrieveScreen } = await import('./RetrieveScreen.tsx');

const call = 'retrieveBalance';
const key = replyKey('getGameBalances', {});
const known = (amount: number) =>
  act(async () => {
    const list = amount ? [{ brandId: 3, name: 'Amihan', balance: amount as Money, status: 1 }] : [];
    setReply(key, { list, total: amount as Money });
  });
const shown = () => document.body.textContent;

test('money stays shown as in transit while the outcome is unknown', async () => {
  await known(20_550);
  await renderScreen(<RetrieveScreen />, { player: 8 });
  await act(async () => void (stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 }));
  await known(0);
  expect(shown()).toContain('On the way to your balance₱205.50');
  expect(shown()).not.toContain('No game balances');
  await act(async () => void (stores.acts[call] = undefined));
  expect(shown()).toContain('No game balances');
});

test('opened with an unknown outcome, the page keeps showing the last known amount', async () => {
  stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
  setReply(key, undefined);
  await renderScreen(<RetrieveScreen />, { player: 8 });
  await known(20_550);
  await known(0);
  expect(shown()).toContain('On the way to your balance₱205.50');
  await act(async () => void (stores.acts[call] = undefined));
});
