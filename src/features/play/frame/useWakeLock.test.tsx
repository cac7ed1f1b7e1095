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

test('the screen stays awake from opening a game to its end', async () => {
  await show(false);
  expect(request).not.toHaveBeenCalled();
  await show(true);
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await show(false);
  expect(release).toHaveBeenCalledOnce();
});

test('the wake lock is requested again when the page becomes visible', async () => {
  await show(true);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a wake lock granted after the game has closed is released', async () => {
  let answer: (lock: { release: typeof release }) => void = () => {};
  request.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  await show(true);
  await show(false);
  expect(release).not.toHaveBeenCalled();
  await act(async () => answer({ release }));
  expect(release).toHaveBeenCalledOnce();
});

test('a denied or unsupported wake lock changes nothing', async () => {
  request.mockRejectedValueOnce(new Error('denied'));
  await show(true);
  await show(false);
  Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
  await show(true);
  expect(request).toHaveBeenCalledOnce();
});
