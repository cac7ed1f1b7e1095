// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '#tests/support/worker.ts';
import { renderScreen } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { default: WithdrawalScreen } = await import('./WithdrawalScreen.tsx');

const gcash = { name: 'gcash', title: 'GCash', status: 1 };
/** Opens the withdrawal to Maya with a cached list of methods that lacks it, and returns how the operator answers. */
async function openMaya(online: boolean) {
  const answers: (() => void)[] = [];
  app.replies.read.mockImplementation(() => new Promise<void>((resolve) => answers.push(resolve)));
  history.replaceState(null, '', '/withdrawal/maya');
  const replies = { getExchange: { methods: [gcash], list: [], withdrawable: 0 } };
  await renderScreen(<WithdrawalScreen />, { player: 8, online, replies });
  return () => act(async () => answers.forEach((answer) => answer()));
}
const text = () => document.body.textContent;

beforeEach(() => vi.clearAllMocks());

test('online a cached list without this method doesn’t say that the page doesn’t exist (R-32, Q-20)', async () => {
  const answer = await openMaya(true);
  expect(text()).not.toContain('Page Not Found');
  expect(document.querySelector('h1')!.textContent).toBe('Withdrawal');
  await answer();
  expect(text()).toContain('Page Not Found');
});

test('offline the cached list decides whether the page exists (R-32)', async () => {
  await openMaya(false);
  expect(text()).toContain('Page Not Found');
});
