// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { patience, useExitGuard } from './useExitGuard.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));

const first = { key: 'lobby', index: 0, modals: 0 };
const show = (installed: boolean, pathname = '/') => renderHook(() => useExitGuard(installed, pathname));
const guarded = () => (history.state as { exit?: boolean }).exit === true;

/** Simulates the browser's back button: restores the previous entry and fires the event. */
function stepBackTo(state: object) {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(first, '', '/');
});

test('the first step back on the lobby only shows that the second leaves', async () => {
  await show(true);
  expect(guarded()).toBe(true);
  stepBackTo(first);
  expect(toast).toHaveBeenCalledExactlyOnceWith('Go back again to exit');
  expect(guarded()).toBe(false);
});

test('after staying, the next step back shows the hint again', async () => {
  await show(true);
  stepBackTo(first);
  vi.advanceTimersByTime(patience);
  expect(guarded()).toBe(true);
});

test('a step back to the lobby from another page, or from a dialog, shows no hint', async () => {
  await show(true);
  const guard = history.state as object;
  stepBackTo(guard);
  expect(toast).not.toHaveBeenCalled();
  stepBackTo({ ...first, modals: 1 });
  expect(toast).not.toHaveBeenCalled();
});

test('in a browser tab, on a later page or another page, going back is left to the browser', async () => {
  await show(false);
  expect(guarded()).toBe(false);
  history.replaceState({ ...first, index: 2 }, '');
  await show(true);
  expect(guarded()).toBe(false);
  history.replaceState(first, '', '/member');
  await show(true, '/member');
  expect(guarded()).toBe(false);
});
