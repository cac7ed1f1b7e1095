// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let kept = true;
const startDeferredParts = vi.hoisted(() => vi.fn());
vi.mock('./deferredParts.ts', () => ({
  startDeferredParts,
  get parts() {
    if (kept) return { Around: () => null, EntryDot: () => null };
    throw new Error('It isn’t kept.');
  },
}));
const { loadDeferredParts } = await import('./loadDeferredParts.ts');
const { shellParts } = await import('#shared/page/shellParts.ts');

const haveCome = () => vi.waitFor(() => expect(shellParts.parts).not.toBeNull());

beforeEach(() => {
  vi.useFakeTimers();
  shellParts.parts = null;
});
afterEach(() => vi.useRealTimers());

test('the deferred parts load one second after the first screen, no sooner', async () => {
  loadDeferredParts();
  await vi.advanceTimersByTimeAsync(999);
  expect(shellParts.parts).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await haveCome();
  expect(startDeferredParts).toHaveBeenCalledTimes(1);
});

test('the deferred parts start once, however often they are requested', async () => {
  startDeferredParts.mockClear();
  loadDeferredParts();
  loadDeferredParts();
  await vi.advanceTimersByTimeAsync(1_000);
  await haveCome();
  expect(startDeferredParts).toHaveBeenCalledTimes(1);
});

test('offline, the deferred parts load from the cache', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadDeferredParts();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(shellParts.parts).not.toBeNull());
});

test('parts missing from the device load once online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  kept = false;
  loadDeferredParts();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shellParts.parts).toBeNull();
  kept = true;
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await haveCome();
});
