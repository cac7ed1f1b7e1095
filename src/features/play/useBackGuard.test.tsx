// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pushModalEntry } from '#browser/historyEntries.ts';
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

/** Simulates the history that the page shares with a frame: an entry has the page's state and the frame's document. */
function sharedHistory() {
  let entries = [{ state: history.state as object, framed: 0 }];
  const current = () => entries[at]!;
  let at = 0;
  const add = (entry: (typeof entries)[number]) => {
    entries = [...entries.slice(0, ++at), entry];
  };
  vi.spyOn(history, 'length', 'get').mockImplementation(() => entries.length);
  vi.spyOn(history, 'state', 'get').mockImplementation(() => current().state);
  vi.spyOn(history, 'pushState').mockImplementation((state: object) => add({ ...current(), state }));
  const back = () => {
    const { framed } = current();
    at -= 1;
    // A step back in the frame alone is no event of the page.
    if (current().framed === framed) dispatchEvent(new PopStateEvent('popstate', current()));
  };
  vi.spyOn(history, 'back').mockImplementation(back);
  return {
    back,
    /** Puts the current entry at this place, after others. */
    fill(place: number) {
      entries = Array.from({ length: place }, current);
      at = place - 1;
    },
    /** The frame's next document, before it has loaded. */
    commit: () => add({ ...current(), framed: current().framed + 1 }),
  };
}

/** Shows an open game, whose frame has loaded, at this place in the history. */
async function openFramed(place = 1) {
  const shared = sharedHistory();
  shared.fill(place);
  await show(true);
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  navigate(frame);
  return { ...shared, frame };
}

test('a game adding a history entry does not break the back guard (F9)', async () => {
  vi.useFakeTimers();
  const { commit } = await openFramed();
  await advance(1_000);
  expect(history.state).toMatchObject({ guard: 1 });
  commit();
  await advance(500);
  expect(history.state).toMatchObject({ guard: 2 });
  expect(goBack).not.toHaveBeenCalled();
});

test('a step back while a game’s next page loads leaves the game (F9)', async () => {
  const { frame, commit, back } = await openFramed();
  commit();
  back();
  navigate(frame);
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledOnce());
  expect(guarded()).toBe(false);
});

test('a step back while a game’s next page loads asks first where the game may not be left (F9)', async () => {
  mayLeave = false;
  const asked = vi.fn(() => mayLeave);
  const { frame, commit, back } = await openFramed();
  await renderHook(() => useBackGuard(true, asked));
  commit();
  back();
  navigate(frame);
  expect([asked.mock.calls.length, guarded(), goBack.mock.calls.length]).toEqual([1, true, 0]);
  back();
  expect([asked.mock.calls.length, guarded(), goBack.mock.calls.length]).toEqual([2, true, 0]);
});

test('a step back right after a game added a history entry leaves the game (F9)', async () => {
  vi.useFakeTimers();
  const { commit, back } = await openFramed();
  commit();
  back();
  await advance(500);
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledOnce());
});

test('a game that navigates is not left, also after a dialog over it was closed (F9)', async () => {
  const { frame, commit, back } = await openFramed();
  commit();
  navigate(frame);
  pushModalEntry();
  back();
  navigate(frame);
  commit();
  navigate(frame);
  expect(guarded()).toBe(true);
  expect(history.back).not.toHaveBeenCalled();
});

test('a game that navigates at the end of a full history is not left (F9)', async () => {
  const { frame } = await openFramed(49);
  vi.spyOn(history, 'length', 'get').mockReturnValue(50);
  navigate(frame);
  expect(guarded()).toBe(true);
  expect(history.back).not.toHaveBeenCalled();
});
