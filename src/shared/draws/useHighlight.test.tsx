// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';
import { jackpotPace } from './highlightSteps.ts';

const device = vi.hoisted(() => ({ still: false }));
vi.mock('#data/preferences.ts', () => ({ movesLess: () => device.still }));
const { useHighlight } = await import('./useHighlight.ts');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] });
  device.still = false;
});

/** A highlight over ten cells, and for each landing whether its end was seen. */
async function open() {
  const highlight = await renderHook(() => useHighlight(10, jackpotPace));
  const ends: boolean[] = [];
  const land = (cell: number) => act(async () => void highlight.current.land(cell).then((seen) => ends.push(seen)));
  return { highlight, ends, land, start: () => act(async () => highlight.current.start()) };
}

test('the highlight starts at once, waits for the result, and ends on its cell (S-07)', async () => {
  const { highlight, ends, land, start } = await open();
  await start();
  await advance(1_000);
  expect(highlight.current).toMatchObject({ isMoving: true });
  expect(highlight.current.lit).toBeDefined();
  await advance(4_000);
  await land(6);
  expect(ends).toEqual([]);
  await advance(8_000);
  expect(highlight.current).toMatchObject({ isMoving: false, lit: 6 });
  expect(ends).toEqual([true]);
});

test('with reduced motion nothing is lit until the result, which then shows at once (players B12)', async () => {
  device.still = true;
  const { highlight, ends, land, start } = await open();
  await start();
  await advance(5_000);
  expect(highlight.current).toMatchObject({ isMoving: true, lit: undefined });
  await land(6);
  expect(highlight.current).toMatchObject({ isMoving: false, lit: 6 });
  expect(ends).toEqual([true]);
});

test('after a return to the page the highlight has ended (S-07)', async () => {
  const { highlight, ends, land, start } = await open();
  await start();
  await land(3);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(highlight.current.isMoving).toBe(true);
  seen.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(highlight.current).toMatchObject({ isMoving: false, lit: 3 });
  expect(ends).toEqual([true]);
});

test('without a result the highlight stops and marks no cell', async () => {
  const { highlight, start } = await open();
  await start();
  await advance(500);
  await act(async () => highlight.current.stop());
  expect(highlight.current).toMatchObject({ isMoving: false, lit: undefined });
});

test('leaving the board reports that the end was not seen (S-10)', async () => {
  const { ends, land, start } = await open();
  await start();
  await land(3);
  await unmount();
  expect(ends).toEqual([false]);
});

test('a result after the board was left is delivered at once (S-10)', async () => {
  const { ends, land, start } = await open();
  await start();
  await unmount();
  await land(3);
  expect(ends).toEqual([false]);
});
