// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const width = 300;
const moved = vi.fn();
let calm = false;
let root: Root;

const track = () => document.querySelector('ul')!;
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const click = (label: string) => act(async () => named(label)!.click());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The browser's own part: where the slides are, and how far they were moved. */
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
  await act(async () =>
    root.render(
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
    ),
  );
  layOut();
}

beforeEach(() => {
  vi.useFakeTimers();
  moved.mockClear();
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  delete document.documentElement.dataset['motion'];
  vi.useRealTimers();
});

test('slides move on by themselves, and after the last comes the first', async () => {
  await start();
  for (let i = 0; i < 3; i++) await pass(6_000);
  expect(moved.mock.calls).toEqual([[300], [600], [0]]);
});

test('those that aren’t shown can’t be reached', async () => {
  await start();
  await click('Next');
  expect([...track().children].map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
});

test('stopped, they stay, and started again they go on', async () => {
  await start();
  await click('Pause');
  await pass(60_000);
  expect(moved).not.toHaveBeenCalled();
  await click('Play');
  await pass(6_000);
  expect(moved).toHaveBeenCalledOnce();
});

test.each([
  ['by the system’s setting', () => (calm = true)],
  ['by the player’s', () => (document.documentElement.dataset['motion'] = 'less')],
])('where less motion is wanted %s, they don’t begin', async (_, want) => {
  want();
  await start();
  await pass(60_000);
  expect(moved).not.toHaveBeenCalled();
  expect(named('Play')).not.toBeNull();
});

test.each(['pointerdown', 'wheel', 'keydown'])(
  'whoever takes them in hand, by %s, moves them from then on',
  async (by) => {
    await start();
    await act(async () => track().dispatchEvent(new Event(by, { bubbles: true })));
    await pass(60_000);
    expect(moved).not.toHaveBeenCalled();
  },
);

test('they rest while the focus is on one of them, or nobody sees the page', async () => {
  await start();
  await act(async () => track().focus());
  await pass(6_000);
  await act(async () => track().blur());
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(6_000);
  expect(moved).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  await pass(6_000);
  expect(moved).toHaveBeenCalledOnce();
});

test('without words for the button they never move by themselves', async () => {
  await start({ moving: false });
  await pass(60_000);
  expect(moved).not.toHaveBeenCalled();
  expect(named('Play') ?? named('Pause')).toBeNull();
});
