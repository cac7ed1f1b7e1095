import { expect, test } from 'vitest';
import { tightens } from './protection.ts';

test.each([
  [0, 50_000, true],
  [50_000, 40_000, true],
  [50_000, 50_000, true],
  [50_000, 60_000, false],
  [50_000, 0, false],
  [0, 0, false],
])('from %i to %i a limit gets tighter: %s', (before, after, tighter) => {
  expect(tightens(before, after)).toBe(tighter);
});
