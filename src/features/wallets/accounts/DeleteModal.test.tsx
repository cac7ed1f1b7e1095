// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

const app = vi.hoisted(() => ({
  money: { modifyAccount: vi.fn<() => Promise<unknown>>(), settle: vi.fn<() => Promise<unknown>>() },
  tab: { resume: vi.fn<() => Promise<void>>() },
}));
vi.mock('#data/worker.ts', () => ({ app }));

const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { default: DeleteModal } = await import('./DeleteModal.tsx');

const call = 'modifyBankInfo';

test('another change of the account that turns out to be done isn’t called a deletion (WA-12)', async () => {
  app.tab.resume.mockResolvedValue();
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { state: 'done', answer: { bankInfo: { id: 3 } } };
  });
  // "Set as default" or a changed number, whose answer was lost: the same call.
  stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
  stores.network.onLine = true;
  toasted.text = '';
  const [onDone, close] = [vi.fn(), vi.fn()];
  await render(<DeleteModal id={3} name="GCash" number="****1234" onDone={onDone} close={close} />);
  const check = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Check again')!;
  await act(async () => check.click());
  await act(async () => {});
  expect(app.money.settle).toHaveBeenCalled();
  expect(toasted.text).not.toBe('Account deleted');
  expect(onDone).not.toHaveBeenCalled();
});
