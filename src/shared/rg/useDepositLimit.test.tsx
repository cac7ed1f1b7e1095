// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { useDepositLimit } = await import('./useDepositLimit.ts');

afterEach(() => vi.useRealTimers());

test('the limits are read again when a new day begins in Manila (RG-06)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 15, 59, 59) });
  Object.assign(stores.session, { userId: 8 });
  await renderHook(() => useDepositLimit());
  app.replies.read.mockClear();
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
  expect(app.replies.read).toHaveBeenCalledWith('selfLimitInfo', {});
});
