// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { followWait } from '#contract/rewards/follow.ts';
import { renderHook } from '#tests/support/render.tsx';
import { useAway } from './useAway.ts';

const onBack = vi.fn<(id: number, long: boolean) => void>();
let time = 0;

const show = (state: 'visible' | 'hidden') =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const open = () => renderHook(() => useAway({ least: followWait, onBack, now: () => time }));

beforeEach(() => void onBack.mockClear());

test.each([
  [followWait - 1, false],
  [followWait, true],
])('%i ms away counts as long enough: %s (FO-01)', async (away, long) => {
  const { current } = await open();
  current.leave(3);
  await show('hidden');
  time += away;
  await show('visible');
  expect(onBack).toHaveBeenCalledExactlyOnceWith(3, long);
});

test('time hidden without following a link, or before the page is hidden, doesn’t count (FO-01)', async () => {
  const { current } = await open();
  await show('hidden');
  time += followWait;
  await show('visible');
  expect(onBack).not.toHaveBeenCalled();
  current.leave(3);
  time += followWait;
  await show('visible');
  expect(onBack).not.toHaveBeenCalled();
  await show('hidden');
  await show('visible');
  expect(onBack).toHaveBeenCalledExactlyOnceWith(3, false);
});
