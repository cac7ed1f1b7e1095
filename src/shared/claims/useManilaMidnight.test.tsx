// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { useManilaMidnight } = await import('./useManilaMidnight.ts');

const minute = 60_000;
const began = vi.fn();
/** 23:58 in Manila. */
const late = Date.UTC(2026, 10, 24, 15, 58);

beforeEach(() => {
  began.mockClear();
  stores.settings.clockOffset = 0;
  vi.useFakeTimers({ now: late });
});

test('SI-05: midnight in Manila is told once, and the next one too', async () => {
  await renderHook(() => useManilaMidnight(began));
  await advance(1 * minute);
  expect(began).not.toHaveBeenCalled();
  await advance(2 * minute);
  expect(began).toHaveBeenCalledOnce();
  await advance(24 * 60 * minute);
  expect(began).toHaveBeenCalledTimes(2);
});

test('S-22: it goes by the operator’s clock, however wrong the device’s is', async () => {
  stores.settings.clockOffset = -10 * minute;
  await renderHook(() => useManilaMidnight(began));
  await advance(5 * minute);
  expect(began).not.toHaveBeenCalled();
  await advance(8 * minute);
  expect(began).toHaveBeenCalledOnce();
});

test('TK-04: a phone that slept over midnight is told when the page is seen again', async () => {
  await renderHook(() => useManilaMidnight(began));
  vi.setSystemTime(late + 9 * 60 * minute);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(began).toHaveBeenCalledOnce();
  await unmount();
  await advance(24 * 60 * minute);
  expect(began).toHaveBeenCalledOnce();
});

test('S-22: what is learned of the operator’s clock while the page is open counts from then on', async () => {
  stores.settings.clockOffset = -10 * minute;
  await renderHook(() => useManilaMidnight(began));
  await act(async () => void (stores.settings.clockOffset = minute));
  expect(began).not.toHaveBeenCalled();
  await advance(2 * minute);
  expect(began).toHaveBeenCalledOnce();
  await act(async () => void (stores.settings.clockOffset = minute + 1));
  await advance(5 * minute);
  expect(began).toHaveBeenCalledOnce();
});
