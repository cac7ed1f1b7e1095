// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tipOf } from './tips.ts';

test.each([
  [1001, 'No spins left (1001)'],
  [1002, 'The jackpot is closed (1002)'],
  [1003, 'Make a deposit first (1003)'],
  [1004, 'Complete the wagering requirement first (1004)'],
  [429, 'The spin failed with code 429'],
])('refusal %i has its own text, or the generic one with its code (Q-19, JP-06, X-04)', (code, text) => {
  expect(tipOf(code)).toBe(text);
});
