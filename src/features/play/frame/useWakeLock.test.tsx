// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { useWakeLock } from './useWakeLock.ts';

const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));

const show = (open: boolean) => renderHook(() => useWakeLock(open));

beforeEach(() => {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

test('the screen stays on from the opening of a game to its end', async () => {
  await show(false);
  expect(request).not.toHaveBeenCalled();
  await show(true);
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await show(false);
  expect(release).toHaveBeenCalledOnce();
});

test('a browser takes the lock back from a hidden page, so it is asked for again when the page is seen', async () => {
  await show(true);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes after the game has gone is let go', async () => {
  let answer: (lock: { release: typeof release }) => void = () => {};
  request.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  await show(true);
  await show(false);
  expect(release).not.toHaveBeenCalled();
  await act(async () => answer({ release }));
  expect(release).toHaveBeenCalledOnce();
});

test('a refusal, or no such lock at all, changes nothing', async () => {
  request.mockRejectedValueOnce(new Error('denied'));
  await show(true);
  await show(false);
  Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
  await show(true);
  expect(request).toHaveBeenCalledOnce();
});
