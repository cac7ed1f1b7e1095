// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));

function Game({ open }: { open: boolean }) {
  useWakeLock(open);
  return null;
}

let root: Root;
const show = (open: boolean) => act(async () => root.render(<Game open={open} />));

beforeEach(() => {
  vi.clearAllMocks();
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('the screen stays on from the opening of a game to its end', async () => {
  await show(false);
  expect(request).not.toHaveBeenCalled();
  await show(true);
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await show(false);
  expect(release).toHaveBeenCalledOnce();
});

test('a browser takes the lock back from a hidden page, so it is asked for again when the page is seen', async () => {
  await show(true);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes after the game has gone is let go', async () => {
  let answer: (lock: { release: typeof release }) => void = () => {};
  request.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  await show(true);
  await show(false);
  expect(release).not.toHaveBeenCalled();
  await act(async () => answer({ release }));
  expect(release).toHaveBeenCalledOnce();
});

test('a refusal, or no such lock at all, changes nothing', async () => {
  request.mockRejectedValueOnce(new Error('denied'));
  await show(true);
  await show(false);
  Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
  await show(true);
  expect(request).toHaveBeenCalledOnce();
});
