// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render, unmount } from '#tests/support/render.tsx';
import { useFullscreen } from './useFullscreen.ts';

const browser = { enabled: true, element: null as Element | null };
const become = (element: Element | null) => {
  browser.element = element;
  document.dispatchEvent(new Event('fullscreenchange'));
};
const request = vi.fn(async (_options: object) => become(document.documentElement));
const exit = vi.fn(async () => become(null));

function Game({ open }: { open: boolean }) {
  const { can, on, toggle } = useFullscreen(open);
  return <button onClick={toggle}>{can ? (on ? 'on' : 'off') : 'none'}</button>;
}

const button = () => document.querySelector('button')!;
const tap = () => act(async () => button().click());
const play = (open = true) => render(<Game open={open} />);

beforeEach(() => {
  localStorage.clear();
  Object.assign(browser, { enabled: true, element: null });
  Object.defineProperty(document, 'fullscreenEnabled', { get: () => browser.enabled, configurable: true });
  Object.defineProperty(document, 'fullscreenElement', { get: () => browser.element, configurable: true });
  document.exitFullscreen = exit;
  document.documentElement.requestFullscreen = request;
});

test('full screen is opt-in and ends when the game is left (GA-15)', async () => {
  await play();
  expect(button().textContent).toBe('off');
  expect(request).not.toHaveBeenCalled();
  await tap();
  expect(button().textContent).toBe('on');
  await unmount();
  expect(exit).toHaveBeenCalledOnce();
});

test('full screen is remembered for the next game, once that is open (GA-15)', async () => {
  await play();
  await tap();
  await unmount();
  await play(false);
  expect(request).toHaveBeenCalledOnce();
  await play();
  expect(button().textContent).toBe('on');
});

test('switched off, full screen stays off in the next game (GA-15)', async () => {
  await play();
  await tap();
  await tap();
  expect(button().textContent).toBe('off');
  await unmount();
  request.mockClear();
  await play();
  expect(request).not.toHaveBeenCalled();
});

test('a denied request changes nothing, and without support no request is made (GA-15)', async () => {
  request.mockRejectedValueOnce(new TypeError('denied'));
  await play();
  await tap();
  expect(button().textContent).toBe('off');
  await unmount();
  browser.enabled = false;
  request.mockClear();
  await play();
  expect(button().textContent).toBe('none');
  expect(request).not.toHaveBeenCalled();
});
