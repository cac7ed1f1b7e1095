import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call runs at once', () => {
  const work = vi.fn();
  throttle(work, 1_000)();
  expect(work).toHaveBeenCalledOnce();
});

test('of ten thousand calls at once one more runs, after the interval (G7)', () => {
  const work = vi.fn();
  const run = throttle(work, 1_000);
  for (let i = 0; i < 10_000; i += 1) run();
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('after a quiet interval the next call runs at once', () => {
  const work = vi.fn();
  const run = throttle(work, 1_000);
  run();
  vi.advanceTimersByTime(1_000);
  run();
  expect(work).toHaveBeenCalledTimes(2);
});
