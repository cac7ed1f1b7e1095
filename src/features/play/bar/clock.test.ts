import { expect, test } from 'vitest';
import { formatSpan } from './clock.ts';

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [65_000, '0:01:05'],
  [3_599_999, '0:59:59'],
  [36_061_000, '10:01:01'],
  [-5, '0:00:00'],
])('%i ms are %s', (span, said) => expect(formatSpan(span)).toBe(said));
