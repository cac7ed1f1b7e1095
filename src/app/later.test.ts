// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let kept = true;
vi.mock('./later/parts.ts', () => ({
  get ready() {
    return kept ? Promise.resolve() : Promise.reject(new Error('It isn’t kept.'));
  },
  parts: { Around: () => null, EntryDot: () => null },
}));
const { bringLater, later } = await import('./later.ts');

const haveCome = () => vi.waitFor(() => expect(later.parts).not.toBeNull());

beforeEach(() => {
  vi.useFakeTimers();
  later.parts = null;
});
afterEach(() => vi.useRealTimers());

test('what the first screen does without comes a second after it can be used, and no sooner', async () => {
  bringLater();
  await vi.advanceTimersByTimeAsync(999);
  expect(later.parts).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await haveCome();
});

test('what the device has comes without a network too: the foot of every page is of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  bringLater();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(later.parts).not.toBeNull());
});

test('what it doesn’t have comes once there is a network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  kept = false;
  bringLater();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(later.parts).toBeNull();
  kept = true;
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await haveCome();
});
