// @vitest-environment happy-dom
import { act, useLayoutEffect, type RefObject } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCarousel } from './useCarousel.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const slide = 300;
const moved = vi.fn();
let calm = false;
let strip: HTMLElement;
let told: ReturnType<typeof useCarousel>;
let root: Root;
const tell = (carousel: typeof told) => void (told = carousel);

function Trial({ of }: { of: RefObject<HTMLElement | null> }) {
  const carousel = useCarousel(of, 3);
  useLayoutEffect(() => tell(carousel));
  return null;
}

const start = () => act(async () => root.render(<Trial of={{ current: strip }} />));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  moved.mockClear();
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  strip = document.createElement('section');
  for (let place = 0; place < 3; place++) {
    const child = document.createElement('div');
    Object.defineProperty(child, 'offsetLeft', { value: place * slide });
    strip.append(child);
  }
  Object.defineProperty(strip, 'scrollTo', {
    value: ({ left }: { left: number }) => {
      moved(left);
      strip.scrollLeft = left;
      strip.dispatchEvent(new Event('scroll'));
    },
  });
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('the pictures move on by themselves, and after the last comes the first', async () => {
  await start();
  for (let i = 0; i < 3; i++) await pass(6_000);
  expect(moved.mock.calls).toEqual([[300], [600], [0]]);
  expect(told.at).toBe(0);
});

test('stopped, they stay, and started again they go on', async () => {
  await start();
  await act(async () => told.play(false));
  await pass(60_000);
  expect(moved).not.toHaveBeenCalled();
  await act(async () => told.play(true));
  await pass(6_000);
  expect(moved).toHaveBeenCalledOnce();
});

test('where less motion is wanted they don’t begin', async () => {
  calm = true;
  await start();
  await pass(60_000);
  expect([told.playing, moved.mock.calls.length]).toEqual([false, 0]);
});

test('whoever takes them in hand moves them from then on', async () => {
  await start();
  await act(async () => strip.dispatchEvent(new Event('pointerdown')));
  await pass(60_000);
  expect([told.playing, moved.mock.calls.length]).toEqual([false, 0]);
});
