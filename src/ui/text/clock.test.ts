import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

test.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_600_000, '1:00:00'],
  [7_265_000, '2:01:05'],
  [86_400_000, '1 d 00:00:00'],
  [200_000_000, '2 d 07:33:20'],
])('%i ms are %s', (left, text) => {
  expect(clockOf(left, (count) => `${count} d`)).toBe(text);
});
