// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { unmount } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';

type Done = (output: { orderNo: string }, by: { sent: null }) => Promise<void>;

const go = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#nav/navigation.ts', () => ({ go, goBack: vi.fn() }));
vi.mock('#data/updates.ts', () => ({}));
const plan = vi.hoisted(() => ({}) as { onDone: Done });
vi.mock('#shared/money-act/useMoneyAct.ts', () => ({
  useMoneyAct(_: string, { onDone }: { onDone: Done }) {
    plan.onDone = onDone;
    return { unknown: false, outcome: null };
  },
}));

const { toasted } = await import('#nav/toasts.ts');
const { default: WithdrawalScreen } = await import('./WithdrawalScreen.tsx');

const done = () => act(() => plan.onDone({ orderNo: 'W1' }, { sent: null }));

beforeEach(async () => {
  go.mockClear();
  toasted.text = '';
  history.replaceState(null, '', '/withdrawal/maya');
  await renderScreen(<WithdrawalScreen />, { player: 8, replies: {} });
});

test('a withdrawal leads to its order', async () => {
  await done();
  expect(go).toHaveBeenCalledExactlyOnceWith('/withdrawal/maya?orderNo=W1', { replace: true });
  expect(toasted.text).toBe('');
});

test('a withdrawal that is confirmed after its page was left leads nowhere, and is said in a toast', async () => {
  await unmount();
  await done();
  expect(go).not.toHaveBeenCalled();
  expect(toasted.text).toBe('Withdrawal: Requested');
});
