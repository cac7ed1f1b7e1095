// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook } from '#tests/support/render.tsx';
import { useTurns } from './useTurns.ts';

const turn = vi.fn();
const second = 1_000;

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  see('visible');
});

test('turns are taken at their interval', async () => {
  await renderHook(() => useTurns(true, turn, 6 * second));
  await advance(12 * second);
  expect(turn).toHaveBeenCalledTimes(2);
});

test('on a page untouched for half a minute they rest, without a timer, until it is touched', async () => {
  await renderHook(() => useTurns(true, turn, 6 * second));
  await advance(120 * second);
  expect(turn).toHaveBeenCalledTimes(5);
  expect(vi.getTimerCount()).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  await advance(12 * second);
  expect(turn).toHaveBeenCalledTimes(7);
});

test('a hidden page has no timer, and one that is seen again goes on', async () => {
  await renderHook(() => useTurns(true, turn, 6 * second));
  see('hidden');
  expect(vi.getTimerCount()).toBe(0);
  see('visible');
  await advance(6 * second);
  expect(turn).toHaveBeenCalledOnce();
});

test('while inactive there are no turns', async () => {
  await renderHook(() => useTurns(false, turn, 6 * second));
  await advance(60 * second);
  expect(turn).not.toHaveBeenCalled();
});
