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
  Object.defineProperty(track(), 'clientWidth', { value: width });
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

test('slides move on by themselves, and after the last comes the first', async () => {
  await start();
  for (let i = 0; i < 3; i++) await advance(6_000);
  expect(moved.mock.calls).toEqual([[300], [600], [0]]);
});

test('those that aren’t shown can’t be reached', async () => {
  await start();
  await press('Next');
  expect([...track().children].map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
});

test('stopped, they stay, and started again they go on', async () => {
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
])('where less motion is wanted %s, they don’t begin', async (_, want) => {
  want();
  await start();
  await advance(60_000);
  expect(moved).not.toHaveBeenCalled();
  expect(button('Play')).toBeDefined();
});

test.each(['pointerdown', 'wheel', 'keydown'])(
  'whoever takes them in hand, by %s, moves them from then on',
  async (by) => {
    await start();
    await act(async () => track().dispatchEvent(new Event(by, { bubbles: true })));
    await advance(60_000);
    expect(moved).not.toHaveBeenCalled();
  },
);

test('they rest while the focus is on one of them, or nobody sees the page', async () => {
  await start();
  await act(async () => track().focus());
  await advance(6_000);
  await act(async () => track().blur());
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advance(6_000);
  expect(moved).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  await advance(6_000);
  expect(moved).toHaveBeenCalledOnce();
});

test('without words for the button they never move by themselves', async () => {
  await start({ moving: false });
  await advance(60_000);
  expect(moved).not.toHaveBeenCalled();
  expect(button('Play') ?? button('Pause')).toBeUndefined();
});
