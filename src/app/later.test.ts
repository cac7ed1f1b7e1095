// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./later/parts.ts', () => ({
  ready: Promise.resolve(),
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

test('with no network it is not asked for until there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  bringLater();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(later.parts).toBeNull();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await haveCome();
});
