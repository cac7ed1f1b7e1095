// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook, unmount } from '#tests/support/render.tsx';

const prefetch = vi.hoisted(() => vi.fn<(who: string, around: { idle: () => Promise<void> }) => Promise<void>>());
vi.mock('./prefetch.ts', () => ({ prefetch }));

const { stores } = await import('#data/stores.ts');
const { usePrefetch } = await import('./usePrefetch.ts');

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockResolvedValue();
  Object.assign(stores.session, { known: true, userId: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the page counts as idle after this many milliseconds. */
async function isIdleAfter(ms: number) {
  await renderHook(() => usePrefetch('/'));
  const idle = vi.fn();
  void prefetch.mock.calls[0]![1].idle().then(idle);
  await vi.advanceTimersByTimeAsync(ms);
  await unmount();
  return idle.mock.calls.length === 1;
}

test('a browser without idle callbacks gets a short delay', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  expect(await isIdleAfter(299)).toBe(false);
  prefetch.mockClear();
  expect(await isIdleAfter(300)).toBe(true);
});

test('a browser with idle callbacks is waited for', async () => {
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done, 2_000));
  expect(await isIdleAfter(300)).toBe(false);
  prefetch.mockClear();
  expect(await isIdleAfter(2_000)).toBe(true);
});
