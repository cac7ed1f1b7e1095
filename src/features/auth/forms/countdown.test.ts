import { expect, test } from 'vitest';
import { formatCountdown } from './countdown.ts';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [60, '1:00'],
  [845, '14:05'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [86_399, '23:59:59'],
])('%i seconds are %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));
