// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';

vi.unmock('#browser/randomDelay.ts');

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

test('every midnight in Manila triggers once (SI-05)', async () => {
  await renderHook(() => useManilaMidnight(began));
  await advance(1 * minute);
  expect(began).not.toHaveBeenCalled();
  await advance(2 * minute);
  expect(began).toHaveBeenCalledOnce();
  await advance(24 * 60 * minute);
  expect(began).toHaveBeenCalledTimes(2);
});

test('midnight follows the operator’s clock, whatever the device’s clock shows (S-22)', async () => {
  stores.settings.clockOffset = -10 * minute;
  await renderHook(() => useManilaMidnight(began));
  await advance(5 * minute);
  expect(began).not.toHaveBeenCalled();
  await advance(8 * minute);
  expect(began).toHaveBeenCalledOnce();
});

test('each device begins the day at its own time within the spread (F7)', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  await renderHook(() => useManilaMidnight(began, minute));
  await advance(2 * minute + 53_000);
  expect(began).not.toHaveBeenCalled();
  await advance(2_000);
  expect(began).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a phone that slept over midnight triggers when the page is seen again (TK-04)', async () => {
  await renderHook(() => useManilaMidnight(began));
  vi.setSystemTime(late + 9 * 60 * minute);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(began).toHaveBeenCalledOnce();
  await unmount();
  await advance(24 * 60 * minute);
  expect(began).toHaveBeenCalledOnce();
});

test('a clock correction while the page is open applies at once (S-22)', async () => {
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
