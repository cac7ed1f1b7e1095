// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#data/updates.ts', () => ({}));

const { default: AccountScreen } = await import('./AccountScreen.tsx');

const answers: (() => void)[] = [];
const open = async (online: boolean) => {
  history.replaceState(null, '', '/wallets/card/edit?id=3');
  const replies = { getBankInfo: { list: [], kinds: [] }, kyc: { status: 0 } };
  await renderScreen(<AccountScreen />, { player: 8, online, replies });
};
const text = () => document.body.textContent;

beforeEach(() => {
  answers.length = 0;
  app.replies.read.mockImplementation(() => new Promise<void>((resolve) => answers.push(resolve)));
});

test('online a cached list doesn’t say that an account is missing until the operator answers (R-30, Q-20)', async () => {
  await open(true);
  expect(text()).not.toContain('Account not found');
  await act(async () => answers.forEach((answer) => answer()));
  expect(text()).toContain('Account not found');
});

test('offline the cached list decides whether there is an account (R-30)', async () => {
  await open(false);
  expect(text()).toContain('Account not found');
});
