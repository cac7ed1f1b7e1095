// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameFrame, patience } from './GameFrame.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const url = new URL('https://games.test/slot?token=1');
/** Its window. */
const its = {} as Window;
const onMessage = vi.fn();
const onSilence = vi.fn();
let root: Root;

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const starting = () => document.querySelector('output');
const say = (data: object, origin = url.origin) =>
  act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source: its })));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  // Nothing is loaded here, so it has none by itself.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(its);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<GameFrame url={url} name="Slot" onMessage={onMessage} onSilence={onSilence} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('GA-07: a game that says nothing for ten seconds is given up, and not before', async () => {
  expect(patience).toBe(10_000);
  await pass(patience - 1);
  expect(onSilence).not.toHaveBeenCalled();
  expect(starting()).not.toBeNull();
  await pass(1);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('GA-07: a game that is ready is not given up, however long it then says nothing', async () => {
  await pass(patience - 1);
  await say({ type: 'ready' });
  expect(starting()).toBeNull();
  await pass(patience);
  expect(onSilence).not.toHaveBeenCalled();
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ type: 'ready' });
});

test('GA-07: only the game’s own word counts as a sign of life', async () => {
  await say({ type: 'ready' }, 'https://evil.test');
  await pass(patience);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('a game that breaks before it is ready is given up at once', async () => {
  await say({ type: 'error' });
  expect(onSilence).toHaveBeenCalledOnce();
});
