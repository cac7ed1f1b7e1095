// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';
import { stores } from '#data/stores.ts';
import { useEndOfPlay } from './useEndOfPlay.ts';

const minute = 60_000;
const onEnd = vi.fn();
const inRound = vi.fn(() => false);

let minutes: { readonly current: ReturnType<typeof useEndOfPlay> };

async function play(endsIn: number, since = Date.now()) {
  stores.rg.playEndsAt = endsIn && Date.now() + endsIn;
  minutes = await renderHook(() => useEndOfPlay(since, inRound, onEnd));
}

beforeEach(() => void vi.useFakeTimers());

test('warnings appear at five minutes and one minute left, then play ends', async () => {
  await play(6 * minute);
  expect(minutes.current).toBeUndefined();
  await advance(minute);
  expect(minutes.current).toBe(5);
  await advance(4 * minute);
  expect(minutes.current).toBe(1);
  expect(onEnd).not.toHaveBeenCalled();
  await advance(minute);
  expect(onEnd).toHaveBeenCalled();
});

test('a running round may finish, but not without limit', async () => {
  inRound.mockReturnValue(true);
  await play(minute);
  await advance(minute + 9_000);
  expect(onEnd).not.toHaveBeenCalled();
  await advance(1_000);
  expect(onEnd).toHaveBeenCalled();
  await unmount();

  onEnd.mockClear();
  await play(minute);
  await advance(minute);
  inRound.mockReturnValue(false);
  await advance(1_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a round gets its extra time once, even when the end is reported repeatedly', async () => {
  inRound.mockReturnValue(true);
  await play(minute);
  await advance(minute);
  for (let times = 0; times < 2; times++) {
    await advance(5_000);
    await act(async () => void (stores.rg.playEndsAt = Date.now()));
  }
  expect(onEnd).toHaveBeenCalled();
});

test('an end that was counted down is told from a stop by the operator, also when it is reported again (SX-04)', async () => {
  await play(minute);
  await advance(minute);
  expect(onEnd).toHaveBeenLastCalledWith(true);
  await act(async () => void (stores.rg.playEndsAt = Date.now()));
  expect(onEnd).toHaveBeenLastCalledWith(true);
  await unmount();

  await play(5 * minute);
  await act(async () => void (stores.rg.playEndsAt = Date.now()));
  expect(onEnd).toHaveBeenLastCalledWith(false);
});

test('without a limit, or with one already past, nothing is shown', async () => {
  await play(0);
  await advance(10 * minute);
  expect(minutes.current).toBeUndefined();
  await unmount();
  await play(-minute);
  await advance(minute);
  expect([minutes.current, onEnd.mock.calls.length]).toEqual([undefined, 0]);
});

test('a limit ends play on a device whose clock was set back while the game was open (SX-04)', async () => {
  await play(0);
  vi.setSystemTime(Date.now() - 120 * minute);
  await act(async () => void (stores.rg.playEndsAt = Date.now()));
  expect(onEnd).toHaveBeenCalled();
});

test('a limit reached before a second game was opened does not end that one', async () => {
  await play(0, 0);
  await act(async () => void (stores.rg.playEndsAt = Date.now()));
  await advance(minute);
  await renderHook(() => useEndOfPlay(Date.now(), inRound, onEnd));
  await advance(minute);
  expect(onEnd).not.toHaveBeenCalled();
});
