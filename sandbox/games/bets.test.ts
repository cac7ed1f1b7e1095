import { fc } from '../../tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { betsBetween } from './bets.ts';
import { betUnit } from './kinds/kind.ts';

test('bets from one to a hundred pesos are the limits and the round amounts between', () => {
  expect(betsBetween(100, 10_000)).toEqual([100, 200, 500, 1_000, 2_000, 5_000, 10_000]);
});

test('between odd limits the bets are whole pesos', () => {
  expect(betsBetween(123, 777)).toEqual([200, 500, 700]);
});

test('every offered bet is within the limits, in whole pesos, and higher than the one before', () => {
  const limit = fc.integer({ min: betUnit, max: 10_000_000 });
  fc.assert(
    fc.property(limit, limit, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other) + betUnit];
      const bets = betsBetween(min, max);
      expect(bets.length).toBeGreaterThan(0);
      expect(bets.every((bet) => bet >= min && bet <= max && bet % betUnit === 0)).toBe(true);
      expect(bets.slice(1).every((bet, before) => bet > bets[before]!)).toBe(true);
    }),
  );
});
