import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { barsOf, zeroOf } from './bars.ts';

test('gains rise from the zero line and losses hang from it', () => {
  const amounts = [300, -100, 0];
  expect(zeroOf(amounts)).toBe(0.75);
  expect(barsOf(amounts).map(({ y, height, gain }) => ({ y, height, gain }))).toEqual([
    { y: 0, height: 0.75, gain: true },
    { y: 0.75, height: 0.25, gain: false },
    { y: 0.75, height: 0, gain: false },
  ]);
});

test('with only losses bars hang from the top, and zero has no bar', () => {
  expect(zeroOf([-5, -10])).toBe(0);
  expect(barsOf([0, 0]).every(({ height }) => height === 0)).toBe(true);
});

test('every bar lies inside the chart, next to the previous one', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 90 }), (amounts) => {
      const bars = barsOf(amounts);
      for (const [at, { x, y, width, height }] of bars.entries()) {
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
        const before = bars[at - 1];
        if (before) expect(x).toBeGreaterThan(before.x + before.width);
      }
    }),
  ));
