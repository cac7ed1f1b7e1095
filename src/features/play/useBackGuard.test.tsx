// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBackGuard } from './useBackGuard.ts';

const goBack = vi.hoisted(() => vi.fn());
vi.mock('#nav/navigation.ts', () => ({ goBack }));

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const page = { key: 'game', index: 1, modals: 0 };
let root: Root;
let leave: () => void;
let mayLeave: boolean;

function Trial({ held, tell }: { held: boolean; tell: (leave: () => void) => void }) {
  const own = useBackGuard(held, () => mayLeave);
  useLayoutEffect(() => {
    tell(own);
  });
  return null;
}

const show = (held: boolean) => act(() => root.render(<Trial held={held} tell={(told) => void (leave = told)} />));
const guarded = () => (history.state as { guard?: boolean }).guard === true;

/** What the browser does on a step back: it shows the entry before, and says so. */
function stepBackTo(state: object) {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeEach(() => {
  goBack.mockClear();
  mayLeave = true;
  history.replaceState(page, '');
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

test('a game that is not open yet is left like any page', () => {
  show(false);
  expect(guarded()).toBe(false);
  stepBackTo(page);
  expect(goBack).not.toHaveBeenCalled();
  leave();
  expect(goBack).toHaveBeenCalledExactlyOnceWith('/');
});

test('a step back leaves an open game when it may be left', () => {
  show(true);
  expect(guarded()).toBe(true);
  stepBackTo(page);
  expect(goBack).toHaveBeenCalledOnce();
});

test('a step back changes nothing when it may not, however often it is tried', () => {
  show(true);
  mayLeave = false;
  stepBackTo(page);
  expect([guarded(), goBack.mock.calls.length]).toEqual([true, 0]);
  stepBackTo(page);
  expect([guarded(), goBack.mock.calls.length]).toEqual([true, 0]);
});

test('leaving on purpose is not asked about', async () => {
  show(true);
  mayLeave = false;
  leave();
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledOnce());
});

test('a dialog closing over the game, or another page, is none of its business', () => {
  show(true);
  stepBackTo({ ...page, guard: true });
  stepBackTo({ key: 'home', index: 0, modals: 0 });
  expect(goBack).not.toHaveBeenCalled();
});

test('the guard stays in force while the game is opened anew', () => {
  show(true);
  show(false);
  stepBackTo(page);
  expect(goBack).toHaveBeenCalledOnce();
});
