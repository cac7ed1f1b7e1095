// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, render } from '#tests/support/render.tsx';
import { GameFrame, readyTimeout } from './GameFrame.tsx';

const url = new URL('https://games.test/slot?token=1');
/** The window of the game's frame. */
const its = {} as Window;
const onMessage = vi.fn();
const onSilence = vi.fn();

const starting = () => document.querySelector('output');
const say = (data: object, origin = url.origin) =>
  act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source: its })));

beforeEach(async () => {
  vi.useFakeTimers();
  // happy-dom loads no frames, so the frame's window is stubbed.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(its);
  await render(<GameFrame url={url} name="Slot" game={undefined} onMessage={onMessage} onSilence={onSilence} />);
});

test('a silent game is given up after ten seconds, not before (GA-07)', async () => {
  expect(readyTimeout).toBe(10_000);
  await advance(readyTimeout - 1);
  expect(onSilence).not.toHaveBeenCalled();
  expect(starting()).not.toBeNull();
  await advance(1);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('a ready game is not given up when it goes silent (GA-07)', async () => {
  await advance(readyTimeout - 1);
  await say({ type: 'ready' });
  expect(starting()).toBeNull();
  await advance(readyTimeout);
  expect(onSilence).not.toHaveBeenCalled();
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ type: 'ready' });
});

test('only the game’s own messages count as a sign of life (GA-07)', async () => {
  await say({ type: 'ready' }, 'https://evil.test');
  await advance(readyTimeout);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('a game that fails before it is ready is given up at once', async () => {
  await say({ type: 'error' });
  expect(onSilence).toHaveBeenCalledOnce();
});
