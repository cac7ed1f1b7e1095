// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience, useExitGuard } from './useExitGuard.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const first = { key: 'lobby', index: 0, modals: 0 };
let root: Root;

function App({ installed, pathname }: { installed: boolean; pathname: string }) {
  useExitGuard(installed, pathname);
  return null;
}
const show = (installed: boolean, pathname = '/') =>
  act(async () => root.render(<App installed={installed} pathname={pathname} />));
const guarded = () => (history.state as { exit?: boolean }).exit === true;

/** What the browser does on a step back: it shows the entry before, and says so. */
function stepBackTo(state: object) {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeEach(() => {
  vi.useFakeTimers();
  toast.mockClear();
  history.replaceState(first, '', '/');
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('the first step back on the lobby only says that the second will leave', async () => {
  await show(true);
  expect(guarded()).toBe(true);
  stepBackTo(first);
  expect(toast).toHaveBeenCalledExactlyOnceWith('Go back once more to leave');
  expect(guarded()).toBe(false);
});

test('whoever stays is asked again the next time', async () => {
  await show(true);
  stepBackTo(first);
  vi.advanceTimersByTime(patience);
  expect(guarded()).toBe(true);
});

test('a step back to the lobby from another page, or from a dialog, says nothing', async () => {
  await show(true);
  const guard = history.state as object;
  stepBackTo(guard);
  expect(toast).not.toHaveBeenCalled();
  stepBackTo({ ...first, modals: 1 });
  expect(toast).not.toHaveBeenCalled();
});

test('in a browser’s tab, on a later page or on another one, going back is the browser’s matter', async () => {
  await show(false);
  expect(guarded()).toBe(false);
  history.replaceState({ ...first, index: 2 }, '');
  await show(true);
  expect(guarded()).toBe(false);
  history.replaceState(first, '', '/member');
  await show(true, '/member');
  expect(guarded()).toBe(false);
});
