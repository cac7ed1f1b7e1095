// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';
import { jackpotPace } from './walk.ts';

const device = vi.hoisted(() => ({ still: false }));
vi.mock('#data/preferences.ts', () => ({ movesLess: () => device.still }));
const { useWalk } = await import('./useWalk.ts');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] });
  device.still = false;
});

/** A walk of ten cells, and how each of its landings ended. */
async function open() {
  const walk = await renderHook(() => useWalk(10, jackpotPace));
  const ends: boolean[] = [];
  const land = (cell: number) => act(async () => void walk.current.land(cell).then((seen) => ends.push(seen)));
  return { walk, ends, land, begin: () => act(async () => walk.current.begin()) };
}

test('S-07: it walks at once, waits for the result, and ends on its cell', async () => {
  const { walk, ends, land, begin } = await open();
  await begin();
  await advance(1_000);
  expect(walk.current).toMatchObject({ going: true });
  expect(walk.current.lit).toBeDefined();
  await advance(4_000);
  await land(6);
  expect(ends).toEqual([]);
  await advance(8_000);
  expect(walk.current).toMatchObject({ going: false, lit: 6 });
  expect(ends).toEqual([true]);
});

test('players B12: with reduced motion nothing is lit until the result, which then is at once', async () => {
  device.still = true;
  const { walk, ends, land, begin } = await open();
  await begin();
  await advance(5_000);
  expect(walk.current).toMatchObject({ going: true, lit: undefined });
  await land(6);
  expect(walk.current).toMatchObject({ going: false, lit: 6 });
  expect(ends).toEqual([true]);
});

test('S-07: who comes back to the page finds it ended', async () => {
  const { walk, ends, land, begin } = await open();
  await begin();
  await land(3);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(walk.current.going).toBe(true);
  seen.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(walk.current).toMatchObject({ going: false, lit: 3 });
  expect(ends).toEqual([true]);
});

test('without a result it stops and marks no cell', async () => {
  const { walk, begin } = await open();
  await begin();
  await advance(500);
  await act(async () => walk.current.halt());
  expect(walk.current).toMatchObject({ going: false, lit: undefined });
});

test('S-10: a board that is left tells that nobody saw the end', async () => {
  const { ends, land, begin } = await open();
  await begin();
  await land(3);
  await unmount();
  expect(ends).toEqual([false]);
});

test('S-10: a result that comes after the board was left is told at once, so that nothing waits for it', async () => {
  const { ends, land, begin } = await open();
  await begin();
  await unmount();
  await land(3);
  expect(ends).toEqual([false]);
});
