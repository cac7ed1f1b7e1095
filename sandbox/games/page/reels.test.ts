import { fc } from '../../../tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { landing } from './reels.js';

const length = 24;
const fullSpeed = 0.02;

test('a landing reel comes to rest exactly at its stop, never sooner than asked and at most one turn later', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: length, noNaN: true, maxExcluded: true }),
      fc.nat(length - 1),
      fc.integer({ min: 0, max: 3_000 }),
      (position, stop, leastTime) => {
        const { distance, time } = landing(position, stop, length, leastTime);
        const turns = (position - distance - stop) / length;
        expect(turns).toBeCloseTo(Math.round(turns), 9);
        expect(time).toBeGreaterThanOrEqual(leastTime - 1e-6);
        expect(time).toBeLessThan(leastTime + (2 * length) / fullSpeed + 1e-6);
      },
    ),
  );
});

test('a reel begins to slow down from the very speed at which it rolled', () => {
  const { distance, time } = landing(3.5, 17, length, 600);
  expect((2 * distance) / time).toBeCloseTo(fullSpeed);
});
