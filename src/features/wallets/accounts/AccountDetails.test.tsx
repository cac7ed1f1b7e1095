// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountStates } from '#contract/payouts.ts';
import { Failure } from '#contract/failure.ts';
import { render } from '#tests/support/render.tsx';

const app = vi.hoisted(() => ({
  money: { modifyAccount: vi.fn<() => Promise<unknown>>(), settle: vi.fn<() => Promise<unknown>>() },
  tab: { resume: vi.fn<() => Promise<void>>() },
}));
vi.mock('#data/worker.ts', () => ({ app }));

const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { AccountDetails } = await import('./AccountDetails.tsx');

const call = 'modifyBankInfo';
const account = {
  id: 3,
  bankId: 1,
  name: 'gcash',
  accountNo: '****1234',
  accountName: 'Ana Cruz',
  isDefault: false,
  status: accountStates.reviewing,
  editable: false,
};
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)!;
const status = () => document.querySelector('output')!.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const settles = (found: object) =>
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return found;
  });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stores.acts[call] = undefined;
  stores.network.onLine = true;
  toasted.text = '';
  app.tab.resume.mockResolvedValue();
  app.money.modifyAccount.mockImplementation(async () => {
    stores.acts[call] = { requestId: 'r', call, state: 'sending', at: 0 };
    await new Promise((done) => setTimeout(done, 100));
    stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
    throw new Failure('uncertain', 0, { requestId: 'r' });
  });
  await render(
    <AccountDetails account={account} kind={undefined} verified="" onSaved={() => {}} onDeleted={() => {}} />,
  );
  await act(async () => button('Set as default').click());
  await pass(100);
});
afterEach(async () => {
  vi.useRealTimers();
});

test('becoming the default account is confirmed once its outcome is known', async () => {
  expect(document.querySelector('h2')!.textContent).toBe('Checking status');
  expect(toasted.text).toBe('');
  settles({ state: 'done', answer: { bankInfo: account } });
  await pass(5_000);
  expect(toasted.text).toBe('This is now your default account');
  expect(app.money.modifyAccount).toHaveBeenCalledTimes(1);
});

test('a change that was not made is reported, and can be sent again', async () => {
  settles({ state: 'notDone' });
  await pass(5_000);
  expect(status()).toBe('It wasn’t done. You can send it again.');
  expect(toasted.text).toBe('');
});
