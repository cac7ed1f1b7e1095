import { expect, test } from 'vitest';
import { chanceText, drawsForOne } from './chance.ts';

test.each([
  [1_000_000, '100%', undefined],
  [250_000, '25%', 4],
  [380_000, '38%', 2.6],
  [150_000, '15%', 6.7],
  [40_000, '4%', 25],
  [333_333, '33.3333%', 3],
  [1, '0.0001%', 1_000_000],
  [0, '0%', undefined],
])('%i in a million is %s, and one of %s draws (players B18)', (chance, text, draws) => {
  expect(chanceText(chance, 'en-PH')).toBe(text);
  expect(drawsForOne(chance)).toBe(draws);
});
