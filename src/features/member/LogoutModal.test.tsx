// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { button, press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { toasted } = await import('#nav/toasts.ts');
const { stores } = await import('#data/stores.ts');
const { LogoutModal } = await import('./LogoutModal.tsx');

const close = vi.fn();

beforeEach(() => {
  close.mockReset();
  toasted.text = '';
  Object.assign(stores.session, { known: true, userId: 8 });
});

test.each([
  ['the worker died', new Failure('stopped'), 'Something went wrong'],
  ['its code isn’t on the device', new Failure('missing'), 'Not available offline yet.'],
])('a log-out that failed because %s says so, and the dialog stays', async (_, failure, text) => {
  app.player.logout.mockRejectedValueOnce(failure);
  await render(<LogoutModal close={close} />);
  await press('Log out');
  await vi.waitFor(() => expect(toasted.text).toBe(text));
  expect(close).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(button('Log out')?.getAttribute('aria-busy')).toBe('false'));
});

test('a log-out is sent within the tap, and closes the dialog when the session ends', async () => {
  let done = () => {};
  app.player.logout.mockReturnValueOnce(new Promise<void>((resolve) => (done = resolve)));
  await render(<LogoutModal close={close} />);
  await act(async () => {
    button('Log out')!.click();
    expect(app.player.logout).toHaveBeenLastCalledWith({ push: undefined });
  });
  expect(button('Log out')?.getAttribute('aria-busy')).toBe('true');
  expect(close).not.toHaveBeenCalled();
  await act(async () => void (stores.session.userId = 0));
  expect(close).toHaveBeenCalledOnce();
  await act(async () => done());
  await vi.waitFor(() => expect(button('Log out')?.getAttribute('aria-busy')).toBe('false'));
  expect(toasted.text).toBe('');
});

test('a log-out whose rest failed after the session had ended says nothing', async () => {
  app.player.logout.mockImplementationOnce(async () => {
    stores.session.userId = 0;
    throw new Failure('timeout');
  });
  await render(<LogoutModal close={close} all />);
  await press('Log out');
  await vi.waitFor(() => expect(button('Log out')?.getAttribute('aria-busy')).toBe('false'));
  expect([toasted.text, close.mock.calls.length]).toEqual(['', 1]);
});
