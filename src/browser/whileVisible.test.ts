// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { whileVisible } from './whileVisible.ts';

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('it runs at its interval while the page is visible, and a hidden page has no timer', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  see('visible');
  whileVisible(run, 5_000);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(2);
  see('hidden');
  expect(vi.getTimerCount()).toBe(0);
  see('visible');
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledTimes(3);
});
