// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook } from '#tests/support/render.tsx';
import { useBackGuard } from './useBackGuard.ts';

const goBack = vi.hoisted(() => vi.fn());
vi.mock('#nav/navigation.ts', () => ({ goBack }));

const page = { key: 'game', index: 1, modals: 0 };
let mayLeave: boolean;

const show = (held: boolean) => renderHook(() => useBackGuard(held, () => mayLeave));
const guarded = () => (history.state as { guard?: number }).guard !== undefined;

/** Simulates the browser's back button: restores the previous entry and fires the event. */
function stepBackTo(state: object) {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeEach(() => {
  mayLeave = true;
  history.replaceState(page, '');
});

test('a game that is not open yet is left like any page', async () => {
  const leave = await show(false);
  expect(guarded()).toBe(false);
  stepBackTo(page);
  expect(goBack).not.toHaveBeenCalled();
  leave.current();
  expect(goBack).toHaveBeenCalledExactlyOnceWith('/');
});

test('going back leaves an open game when it may be left', async () => {
  await show(true);
  expect(guarded()).toBe(true);
  stepBackTo(page);
  expect(goBack).toHaveBeenCalledOnce();
});

test('going back does nothing while the game may not be left', async () => {
  await show(true);
  mayLeave = false;
  stepBackTo(page);
  expect([guarded(), goBack.mock.calls.length]).toEqual([true, 0]);
  stepBackTo(page);
  expect([guarded(), goBack.mock.calls.length]).toEqual([true, 0]);
});

test('leaving deliberately needs no confirmation', async () => {
  const leave = await show(true);
  mayLeave = false;
  leave.current();
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledOnce());
});

test('closing a dialog over the game and other pages are not intercepted', async () => {
  await show(true);
  stepBackTo({ ...page, guard: 1 });
  stepBackTo({ key: 'home', index: 0, modals: 0 });
  expect(goBack).not.toHaveBeenCalled();
});

test('the guard stays active while the game reopens', async () => {
  await show(true);
  await show(false);
  stepBackTo(page);
  expect(goBack).toHaveBeenCalledOnce();
});

/** Simulates the frame's load of another page. */
function navigate(frame: HTMLIFrameElement) {
  frame.dispatchEvent(new Event('load'));
}

test('a game navigating inside its frame does not break the back guard (F9)', async () => {
  await show(true);
  const frame = document.body.appendChild(document.createElement('iframe'));
  navigate(frame);
  expect(history.state).toMatchObject({ guard: 1 });
  navigate(frame);
  navigate(frame);
  expect(history.state).toMatchObject({ guard: 3 });
  mayLeave = false;
  stepBackTo({ ...page, guard: 2 });
  expect(history.state).toMatchObject({ guard: 3 });
  expect(goBack).not.toHaveBeenCalled();
  frame.remove();
});

test('a game adding a history entry does not break the back guard (F9)', async () => {
  vi.useFakeTimers();
  const length = vi.spyOn(history, 'length', 'get').mockReturnValue(3);
  await show(true);
  await advance(1_000);
  expect(history.state).toMatchObject({ guard: 1 });
  length.mockReturnValue(4);
  await advance(500);
  expect(history.state).toMatchObject({ guard: 2 });
});

test('leaving skips all history entries of the game (F9)', async () => {
  await show(true);
  const frame = document.body.appendChild(document.createElement('iframe'));
  navigate(frame);
  navigate(frame);
  const states: object[] = [{ ...page, guard: 1 }, page];
  const back = vi.spyOn(history, 'back').mockImplementation(() => {
    const state = states.shift();
    if (state) stepBackTo(state);
  });
  stepBackTo({ ...page, guard: 1 });
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledOnce());
  expect(guarded()).toBe(false);
  back.mockRestore();
  frame.remove();
});
