import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { nextLevel } from './nextLevel.ts';

const levels = [0, 1_000_000, 10_000_000].map((betAmount, level) => ({ level, betAmount: betAmount as Money }));

test('G-03: the next user level and the bets that it begins at are read off the operator’s levels', () => {
  expect(nextLevel(levels, { userLevel: 0, bet: 250_000 })).toEqual({ level: 1, from: 1_000_000 });
  expect(nextLevel(levels.toReversed(), { userLevel: 1, bet: 1_000_000 })).toEqual({ level: 2, from: 10_000_000 });
});

test('G-03: nothing is said at the highest level, without levels, or while the bets aren’t known', () => {
  expect(nextLevel(levels, { userLevel: 2, bet: 10_000_000 })).toBeUndefined();
  expect(nextLevel(undefined, { userLevel: 0, bet: 0 })).toBeUndefined();
  expect(nextLevel(levels, { userLevel: 0 })).toBeUndefined();
  expect(nextLevel(levels, { userLevel: 0, bet: 1_000_000 })).toBeUndefined();
});
