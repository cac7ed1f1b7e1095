import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { readAmount, writeAmount } from './amount.ts';

test.each([
  ['1', 100],
  ['0', 0],
  ['1,234.5', 123_450],
  ['₱1 234.56', 123_456],
  ['12.', 1_200],
  ['0.07', 7],
])('%s is %i hundredths', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['', '.', '-1', '1.234', '1e3', 'ten', '1234567890123'])('“%s” is no amount', (text) => {
  expect(readAmount(text)).toBeNull();
});

test('what is written can be read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
      expect(readAmount(writeAmount(amount as Money))).toBe(amount);
    }),
  );
});
