// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePoll } from './usePoll.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const pace = { every: 3_000, patience: 120_000 };
type Poll = ReturnType<typeof usePoll>;

const ask = vi.fn();
let root: Root;
let poll: Poll;

function Trial({ active, tell }: { active: boolean; tell: (poll: Poll) => void }) {
  const own = usePoll(active, ask, pace);
  useLayoutEffect(() => {
    tell(own);
  });
  return null;
}

const show = (active: boolean) => act(() => root.render(<Trial active={active} tell={(told) => void (poll = told)} />));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

test('it asks every three seconds, and stops after two minutes', () => {
  show(true);
  pass(2_999);
  expect(ask).not.toHaveBeenCalled();
  pass(1);
  expect(ask).toHaveBeenCalledOnce();
  pass(117_000);
  expect([ask.mock.calls.length, poll.over]).toEqual([40, true]);
  pass(60_000);
  expect(ask).toHaveBeenCalledTimes(40);
});

test('it begins anew when asked to', () => {
  show(true);
  pass(120_000);
  act(() => poll.again());
  expect(poll.over).toBe(false);
  pass(3_000);
  expect(ask).toHaveBeenCalledTimes(41);
});

test('it rests while there is nothing to ask, and stops with its screen', () => {
  show(false);
  pass(10_000);
  show(true);
  pass(3_000);
  show(false);
  pass(10_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(poll.over).toBe(false);
});
