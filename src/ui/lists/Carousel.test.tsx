// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, button, press, render } from '#tests/support/render.tsx';
import { Carousel } from './Carousel.tsx';

const width = 300;
const moved = vi.fn();
let calm = false;

const track = () => document.querySelector('ul')!;

/** Mocks the layout: positions of the slides, and the scroll offset. */
function layOut() {
  Object.defineProperty(track(), 'clientWidth', { value: width, configurable: true });
  [...track().children].forEach((slide, at) => Object.defineProperty(slide, 'offsetLeft', { value: at * width }));
  Object.defineProperty(track(), 'scrollTo', {
    value: ({ left }: { left: number }) => {
      moved(left);
      track().scrollLeft = left;
      track().dispatchEvent(new Event('scroll'));
    },
  });
}

async function start({ moving = true } = {}) {
  await render(
    <Carousel
      label="Offers"
      place={(at, of) => `${at} of ${of}`}
      previousLabel="Previous"
      nextLabel="Next"
      moving={moving ? { pause: 'Pause', play: 'Play' } : undefined}
    >
      {['One', 'Two', 'Three'].map((name) => (
        <a key={name} href="/">
          {name}
        </a>
      ))}
    </Carousel>,
  );
  layOut();
}

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  delete document.documentElement.dataset['motion'];
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});

test('slides advance automatically, and loop', async () => {
  await start();
  for (let i = 0; i < 3; i++) await advance(6_000);
  expect(moved.mock.calls).toEqual([[300], [600], [0]]);
});

test('a track without a width, as in a hidden page, keeps its position', async () => {
  await start();
  await press('Next');
  Object.defineProperty(track(), 'clientWidth', { value: 0 });
  await act(async () => track().dispatchEvent(new Event('scroll')));
  expect(document.body.textContent).not.toContain('NaN');
  expect([...track().children].map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
});

test('hidden slides can’t be reached', async () => {
  await start();
  await press('Next');
  expect([...track().children].map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
});

test('Pause stops the slides, and Play restarts them', async () => {
  await start();
  await press('Pause');
  await advance(60_000);
  expect(moved).not.toHaveBeenCalled();
  await press('Play');
  await advance(6_000);
  expect(moved).toHaveBeenCalledOnce();
});

test.each([
  ['by the system’s setting', () => (calm = true)],
  ['by the player’s', () => (document.documentElement.dataset['motion'] = 'less')],
])('with reduced motion %s, the slides don’t start', async (_, want) => {
  want();
  await start();
  await advance(60_000);
  expect(moved).not.toHaveBeenCalled();
  expect(button('Play')).toBeDefined();
});

test.each(['pointerdown', 'wheel', 'keydown'])('touching the slides by %s stops automatic moves', async (by) => {
  await start();
  await act(async () => track().dispatchEvent(new Event(by, { bubbles: true })));
  await advance(60_000);
  expect(moved).not.toHaveBeenCalled();
});

test('the slides pause while one has the focus, or the page is hidden', async () => {
  await start();
  await act(async () => track().focus());
  await advance(6_000);
  await act(async () => track().blur());
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(6_000);
  expect(moved).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(6_000);
  expect(moved).toHaveBeenCalledOnce();
});

test('on a page untouched for half a minute the slides rest, and go on once it is touched', async () => {
  await start();
  await advance(60_000);
  expect(moved).toHaveBeenCalledTimes(5);
  window.dispatchEvent(new Event('pointerdown'));
  await advance(6_000);
  expect(moved).toHaveBeenCalledTimes(6);
});

test('without a button label the slides never move automatically', async () => {
  await start({ moving: false });
  await advance(60_000);
  expect(moved).not.toHaveBeenCalled();
  expect(button('Play') ?? button('Pause')).toBeUndefined();
});
