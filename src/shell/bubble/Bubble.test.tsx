// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render, unmount } from '#tests/support/render.tsx';
import { Bubble } from './Bubble.tsx';

const area = { left: 8, right: 382, top: 56, bottom: 780 };
const open = vi.fn();
const hide = vi.fn();

const face = () => document.querySelector<HTMLElement>('[aria-describedby]')!;
const at = () =>
  /translate\((.+)px, (.+)px\)/
    .exec(face().parentElement!.style.transform)!
    .slice(1)
    .map((each) => Math.round(Number(each)));

const point = (type: string, clientX: number, clientY: number) =>
  act(async () => face().dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId: 1, bubbles: true })));
const type = (key: string) =>
  act(async () => face().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
/** Fires the click that a browser fires after a pointer is lifted. */
const click = (detail: number) =>
  act(async () => face().dispatchEvent(new MouseEvent('click', { detail, bubbles: true })));

async function show() {
  await render(
    <Bubble onOpen={open} onHide={hide}>
      <i>dot</i>
    </Bubble>,
  );
}

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (!this.matches('button')) return area as DOMRect;
    const [left = 0, top = 0] = at();
    return { left, top } as DOMRect;
  });
  HTMLElement.prototype.setPointerCapture = () => {};
  HTMLElement.prototype.hasPointerCapture = () => true;
  await show();
});

async function drag(dx: number, dy: number) {
  const [x = 0, y = 0] = at();
  await point('pointerdown', x + 20, y + 20);
  await point('pointermove', x + 20 + dx, y + 20 + dy);
  const during = at();
  await point('pointerup', x + 20 + dx, y + 20 + dy);
  await click(1);
  return during;
}

const docks = () => act(async () => void vi.advanceTimersByTime(4_000));
const scroll = () => act(async () => document.dispatchEvent(new Event('scroll')));

test('the bubble is docked at the edge, where it shows 28 px, and 14 while the page scrolls', async () => {
  expect(at()).toEqual([362, 587]);
  await scroll();
  expect(at()).toEqual([376, 587]);
  await act(async () => void vi.advanceTimersByTime(300));
  expect(at()).toEqual([362, 587]);
});

test('a drag draws the bubble out, it rests at the nearest side, docks again, and opens nothing', async () => {
  expect(await drag(-250, -100)).toEqual([112, 487]);
  expect(at()).toEqual([8, 487]);
  await docks();
  expect(at()).toEqual([-32, 487]);
  expect(open).not.toHaveBeenCalled();
});

test('the bubble can’t be dragged out of the safe area', async () => {
  expect(await drag(900, 900)).toEqual([322, 720]);
  expect(await drag(0, -2_000)).toEqual([322, 56]);
});

test('a finger that hardly moves is a tap', async () => {
  await drag(3, 2);
  expect(open).toHaveBeenCalledOnce();
  expect(at()).toEqual([362, 587]);
});

test('the position is stored on the device', async () => {
  await drag(-250, -100);
  await unmount();
  await show();
  expect(at()).toEqual([-32, 487]);
});

test('arrow keys move the bubble, and Enter opens it, also after a drag', async () => {
  await drag(-250, -100);
  await type('ArrowRight');
  expect(at()).toEqual([322, 487]);
  await type('ArrowUp');
  expect(at()[1]).toBeLessThan(487);
  await click(0);
  expect(open).toHaveBeenCalledOnce();
});

test('the bubble gives way only to a focused element beneath it', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  const above = vi.fn<() => Element | null>(() => null);
  document.elementFromPoint = above;
  const focus = () =>
    act(async () => {
      field.blur();
      field.focus();
      await new Promise((done) => requestAnimationFrame(done));
    });
  await focus();
  expect(at()).toEqual([362, 587]);
  above.mockImplementation(face);
  await focus();
  expect(at()).toEqual([-32, 587]);
  field.remove();
});

test('the keyboard’s focus draws the bubble out, until it leaves', async () => {
  await act(async () => face().focus());
  expect(at()).toEqual([322, 587]);
  await docks();
  expect(at()).toEqual([322, 587]);
  await act(async () => face().blur());
  expect(at()).toEqual([362, 587]);
});

test('the bubble can be hidden', async () => {
  await press('Hide Lucky Jackpot for now');
  expect(hide).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test('the dot’s label is read with the name (B-03)', () => {
  expect(face().textContent).toBe('Open Lucky Jackpotdot');
});
