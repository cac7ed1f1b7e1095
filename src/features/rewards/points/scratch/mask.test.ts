import { expect, test } from 'vitest';
import { between, createMask, enough } from './mask.ts';

test('a card is scratched at 60 %, and rubbing the same place twice adds nothing (DI-06)', () => {
  const mask = createMask();
  const radius = 0.08;
  const once = mask.rub({ x: 0.5, y: 0.5 }, radius);
  expect(once).toBeCloseTo(Math.PI * radius ** 2, 1);
  expect(mask.rub({ x: 0.5, y: 0.5 }, radius)).toBe(once);
  let share = once;
  const shares = [];
  for (let y = 0; y <= 1; y += 0.05) {
    for (const spot of between({ x: 0, y }, { x: 1, y }, radius)) share = mask.rub(spot, radius);
    shares.push([y, share > enough]);
  }
  expect(share).toBe(1);
  const first = shares.find(([, isEnough]) => isEnough)!;
  expect(first[0]).toBeCloseTo(0.55, 1);
});

test('a fast finger leaves no gap', () => {
  const spots = between({ x: 0, y: 0 }, { x: 1, y: 1 }, 0.1);
  expect(spots.at(-1)).toEqual({ x: 1, y: 1 });
  const gaps = spots.map((spot, place) => spot.x - (spots[place - 1]?.x ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(0.1);
  expect(between({ x: 0.3, y: 0.3 }, { x: 0.3, y: 0.3 }, 0.1)).toHaveLength(1);
});
