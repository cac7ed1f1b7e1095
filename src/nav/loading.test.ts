import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { barDelay, loading, withLoadingBar } from './loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('fast work shows no bar', async () => {
  const work = withLoadingBar(new Promise((resolve) => setTimeout(resolve, barDelay - 1)));
  await vi.advanceTimersByTimeAsync(barDelay - 1);
  await work;
  await vi.advanceTimersByTimeAsync(barDelay);
  expect(loading.shown).toBe(false);
});

test('the bar stays until the last work ends, even when it fails', async () => {
  const fails = withLoadingBar(new Promise((_, reject) => setTimeout(() => reject(new Error('gone')), 300)));
  const lasts = withLoadingBar(new Promise((resolve) => setTimeout(resolve, 500)));
  const failed = fails.catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(barDelay);
  expect(loading.shown).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(await failed).toBe('Error: gone');
  expect(loading.shown).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  await lasts;
  expect(loading.shown).toBe(false);
});
