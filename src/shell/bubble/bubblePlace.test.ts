// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepPlace, keptPlace, movedBy, placeAt, pointOf, size, within } from './bubblePlace.ts';

const bounds = { left: 8, right: 382, top: 56, bottom: 780 };
beforeEach(() => localStorage.clear());

test.each([
  [{ x: 100, y: 400 }, 'left'],
  [{ x: 250, y: 400 }, 'right'],
  [{ x: -50, y: 400 }, 'left'],
  [{ x: 900, y: 400 }, 'right'],
] as const)('dropped at %o, the bubble rests on the %s', (point, side) => {
  const place = placeAt(point, bounds);
  expect(place.side).toBe(side);
  expect(pointOf(place, bounds).y).toBe(400);
});

test.each([[{ x: -90, y: -90 }], [{ x: 9_000, y: 9_000 }], [{ x: 200, y: 790 }]])(
  'dragged to %o, the bubble stays in the safe area',
  (point) => {
    const { x, y } = within(point, bounds);
    expect([x >= bounds.left, x + size <= bounds.right, y >= bounds.top, y + size <= bounds.bottom]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
  },
);

test('the position fits any screen, also one hardly higher than the bubble', () => {
  const place = placeAt({ x: 300, y: bounds.bottom - size }, bounds);
  expect(pointOf(place, { left: 0, right: 640, top: 0, bottom: 320 })).toEqual({ x: 580, y: 260 });
  expect(pointOf(place, { left: 0, right: 640, top: 0, bottom: 40 })).toEqual({ x: 580, y: 0 });
});

test('the position is restored, and a corrupt one is replaced by the default', () => {
  expect(keptPlace()).toEqual({ side: 'right', down: 0.8 });
  keepPlace({ side: 'left', down: 0.25 });
  expect(keptPlace()).toEqual({ side: 'left', down: 0.25 });
  localStorage.setItem('bubble', '{"side":"up","down":7}');
  expect(keptPlace()).toEqual({ side: 'right', down: 1 });
});

test('arrow keys move the bubble within the screen', () => {
  const place = { side: 'right', down: 0.05 } as const;
  expect(movedBy('ArrowLeft', place)).toEqual({ side: 'left', down: 0.05 });
  expect(movedBy('ArrowUp', place)).toEqual({ side: 'right', down: 0 });
  expect(movedBy('ArrowDown', place)?.down).toBeCloseTo(0.15);
  expect(movedBy('Enter', place)).toBeUndefined();
});
