// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asking = vi.hoisted(() => vi.fn(() => false));
vi.mock('#data/worker.ts', () => ({ isAsking: asking }));

const { untilFree } = await import('./freeTime.ts');

/** A page that is idle at once or never; if never, the idle callback runs only after its timeout, if it has one. */
function idles(isIdle: boolean) {
  vi.stubGlobal('requestIdleCallback', (done: () => void, { timeout }: { timeout?: number } = {}) => {
    if (isIdle) done();
    else if (timeout !== undefined) setTimeout(done, timeout);
  });
}

/** Returns a function that tells whether the page has become free. */
async function isFree(waiting: Promise<void>) {
  let free = false;
  void waiting.then(() => (free = true));
  await vi.advanceTimersByTimeAsync(0);
  return () => free;
}

beforeEach(() => {
  vi.useFakeTimers();
  asking.mockReturnValue(false);
});
afterEach(() => vi.useRealTimers());

test('a page that is never idle counts as free after a second (R-38)', async () => {
  idles(false);
  const free = await isFree(untilFree({ waits: true }));
  expect(free()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(free()).toBe(true);
});

test('the player’s requests go first (R-38)', async () => {
  idles(true);
  asking.mockReturnValue(true);
  const free = await isFree(untilFree({ waits: true }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(free()).toBe(false);
  asking.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(free()).toBe(true);
});

test('without an idle callback, the page is free as soon as no request is open', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const free = await isFree(untilFree({ waits: true }));
  await vi.advanceTimersByTimeAsync(1);
  expect(free()).toBe(true);
});
