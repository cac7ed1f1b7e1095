// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFullscreen } from './useFullscreen.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const browser = { enabled: true, element: null as Element | null };
const become = (element: Element | null) => {
  browser.element = element;
  document.dispatchEvent(new Event('fullscreenchange'));
};
const request = vi.fn(async (_options: object) => become(document.documentElement));
const exit = vi.fn(async () => become(null));
let root: Root;

function Game({ open }: { open: boolean }) {
  const { can, on, toggle } = useFullscreen(open);
  return <button onClick={toggle}>{can ? (on ? 'on' : 'off') : 'none'}</button>;
}

const button = () => document.querySelector('button')!;
const tap = () => act(async () => button().click());
async function play(open = true) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Game open={open} />));
}
async function leave() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  Object.assign(browser, { enabled: true, element: null });
  Object.defineProperty(document, 'fullscreenEnabled', { get: () => browser.enabled, configurable: true });
  Object.defineProperty(document, 'fullscreenElement', { get: () => browser.element, configurable: true });
  document.exitFullscreen = exit;
  document.documentElement.requestFullscreen = request;
});
afterEach(leave);

test('GA-15: a game is full screen for who chooses it, until the game is left', async () => {
  await play();
  expect(button().textContent).toBe('off');
  expect(request).not.toHaveBeenCalled();
  await tap();
  expect(button().textContent).toBe('on');
  await leave();
  expect(exit).toHaveBeenCalledOnce();
});

test('GA-15: chosen once, it is so at the next game, as soon as that is open', async () => {
  await play();
  await tap();
  await leave();
  await play(false);
  expect(request).toHaveBeenCalledOnce();
  await act(async () => root.render(<Game open />));
  expect(button().textContent).toBe('on');
});

test('GA-15: switched off, it stays off at the next game', async () => {
  await play();
  await tap();
  await tap();
  expect(button().textContent).toBe('off');
  await leave();
  request.mockClear();
  await play();
  expect(request).not.toHaveBeenCalled();
});

test('GA-15: a refusal changes nothing, and where there is no such thing none is asked for', async () => {
  request.mockRejectedValueOnce(new TypeError('denied'));
  await play();
  await tap();
  expect(button().textContent).toBe('off');
  await leave();
  browser.enabled = false;
  request.mockClear();
  await play();
  expect(button().textContent).toBe('none');
  expect(request).not.toHaveBeenCalled();
});
