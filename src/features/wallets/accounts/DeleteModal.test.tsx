// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { default: DeleteModal } = await import('./DeleteModal.tsx');

const call = 'modifyBankInfo';

test('another change of the account that turns out to be done isn’t called a deletion (WA-12)', async () => {
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { state: 'done', answer: { bankInfo: { id: 3 } } as Output<typeof call> };
  });
  // "Set as default" or a changed number, whose answer was lost: the same call.
  stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
  stores.network.onLine = true;
  toasted.text = '';
  const [onDone, close] = [vi.fn(), vi.fn()];
  await render(<DeleteModal id={3} name="GCash" number="****1234" onDone={onDone} close={close} />);
  await press('Check again');
  expect(app.money.settle).toHaveBeenCalled();
  expect(toasted.text).not.toBe('Account deleted');
  expect(onDone).not.toHaveBeenCalled();
});
