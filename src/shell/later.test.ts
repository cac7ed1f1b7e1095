// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let kept = true;
const startLaterParts = vi.hoisted(() => vi.fn());
vi.mock('./laterParts.ts', () => ({
  startLaterParts,
  get parts() {
    if (kept) return { Around: () => null, EntryDot: () => null };
    throw new Error('It isn’t kept.');
  },
}));
const { loadLaterParts } = await import('./later.ts');
const { shellParts } = await import('#shared/page/shellParts.ts');

const haveCome = () => vi.waitFor(() => expect(shellParts.parts).not.toBeNull());

beforeEach(() => {
  vi.useFakeTimers();
  shellParts.parts = null;
});
afterEach(() => vi.useRealTimers());

test('what the first screen does without comes a second after it can be used, and no sooner', async () => {
  loadLaterParts();
  await vi.advanceTimersByTimeAsync(999);
  expect(shellParts.parts).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await haveCome();
  expect(startLaterParts).toHaveBeenCalledTimes(1);
});

test('it is started once, however often it is asked for', async () => {
  startLaterParts.mockClear();
  loadLaterParts();
  loadLaterParts();
  await vi.advanceTimersByTimeAsync(1_000);
  await haveCome();
  expect(startLaterParts).toHaveBeenCalledTimes(1);
});

test('what the device has comes without a network too: the foot of every page is of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadLaterParts();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(shellParts.parts).not.toBeNull());
});

test('what it doesn’t have comes once there is a network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  kept = false;
  loadLaterParts();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shellParts.parts).toBeNull();
  kept = true;
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await haveCome();
});
