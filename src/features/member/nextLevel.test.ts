import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { nextLevel } from './nextLevel.ts';

const levels = [0, 1_000_000, 10_000_000].map((betAmount, level) => ({ level, betAmount: betAmount as Money }));

test('the next level and its required bets come from the operator’s levels (G-03)', () => {
  expect(nextLevel(levels, { userLevel: 0, bet: 250_000 })).toEqual({ level: 1, from: 1_000_000 });
  expect(nextLevel(levels.toReversed(), { userLevel: 1, bet: 1_000_000 })).toEqual({ level: 2, from: 10_000_000 });
});

test('nothing is shown at the highest level, without levels, or with unknown bets (G-03)', () => {
  expect(nextLevel(levels, { userLevel: 2, bet: 10_000_000 })).toBeUndefined();
  expect(nextLevel(undefined, { userLevel: 0, bet: 0 })).toBeUndefined();
  expect(nextLevel(levels, { userLevel: 0 })).toBeUndefined();
  expect(nextLevel(levels, { userLevel: 0, bet: 1_000_000 })).toBeUndefined();
});
