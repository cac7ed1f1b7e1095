// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';

const call = 'safeboxTransfer';
const app = vi.hoisted(() => ({
  moveSafebox: vi.fn<(input: object) => Promise<unknown>>(),
  settle: vi.fn<() => Promise<unknown>>(),
  read: vi.fn(async () => {}),
  resume: vi.fn(async () => {}),
  show: vi.fn(async () => {}),
  letGo: vi.fn(async () => {}),
}));
vi.mock('#data/worker.ts', () => ({ app, onWorker: () => {} }));
vi.mock('#browser/busyLock.ts', () => ({ whileBusy: (work: () => unknown) => work(), holdBusy: () => () => {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { directions } = await import('./rules.ts');
const { MoveForm } = await import('./MoveForm.tsx');

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
function type(name: string, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(name), text);
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

test('money whose way nobody knew is said to be in the safebox once that is found out, and the form begins anew', async () => {
  vi.useFakeTimers();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  stores.network.onLine = true;
  stores.wallet.coin = 50_000 as Money;
  app.moveSafebox.mockImplementation(async () => {
    stores.acts[call] = { requestId: 'r', call, state: 'sending', at: 0 };
    await new Promise((done) => setTimeout(done, 100));
    stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
    throw new Failure('uncertain', 0, { requestId: 'r' });
  });
  app.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { coin: 30_000, safebox: 20_000 };
  });
  await act(async () => root.render(<MoveForm direction={directions.in} />));
  await act(async () => type('amount', '200'));
  await act(async () => type('password', '482915'));
  await act(async () => document.querySelector('form')!.requestSubmit());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(toasted.text).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(toasted.text).toBe('₱200.00 is in the safebox');
  expect(field('amount').value).toBe('');
  expect(app.moveSafebox).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
  vi.useRealTimers();
});
