import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { readAmount } from '#contract/typed/amount.ts';
import { formatMoney } from './money.ts';

const format = (amount: number) => formatMoney(amount as Money);

test.each([
  [0, '₱0.00'],
  [5, '₱0.05'],
  [12_345, '₱123.45'],
  [1_000_000, '₱10,000.00'],
  [-101, '−\u2060₱1.01'],
  [-5, '−\u2060₱0.05'],
  [Number.MAX_SAFE_INTEGER, '₱90,071,992,547,409.91'],
])('%i hundredths are %s', (amount, text) => {
  expect(format(amount)).toBe(text);
});

test('an unknown amount is a dash', () => {
  expect(formatMoney(null)).toBe('—');
  expect(formatMoney(undefined)).toBe('—');
});

test('a copied amount is read as the same amount, and a negative one is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
      expect(readAmount(format(amount))).toBe(amount);
      expect(readAmount(`+${format(amount)}`)).toBe(amount);
      if (amount > 0) expect(readAmount(format(-amount))).toBeNull();
    }),
  );
});

test('no hundredth is lost or made', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      const figures = format(amount).replace(/[\u2060₱,.]/g, '');
      expect(Number(figures.replace('−', '-'))).toBe(amount);
    }),
  );
});
