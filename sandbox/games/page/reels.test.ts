import { fc } from '../../../tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { landing } from './reels.js';

const length = 24;
const fullSpeed = 0.02;

test('a landing reel stops on its target, at most one turn after the requested time', () => {
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

test('a reel starts decelerating at its rolling speed', () => {
  const { distance, time } = landing(3.5, 17, length, 600);
  expect((2 * distance) / time).toBeCloseTo(fullSpeed);
});
