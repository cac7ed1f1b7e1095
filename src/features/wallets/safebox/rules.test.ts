import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { amountError, newPasswordError, passwordError } from './rules.ts';

describe('new password (V-23)', () => {
  test.each(['246810', '000001', '654321'])('accepts “%s”', (text) => expect(newPasswordError(text)).toBeNull());
  test.each(['', '12345', '1234567', '12345a', '１２３４５６'])('“%s” is not six digits', (text) =>
    expect(newPasswordError(text)).toEqual({ key: 'passwordDigits', params: { digits: 6 } }),
  );
  test('has as many digits as the operator requires (E-15)', () => {
    const four = { min: 4, max: 6 };
    expect(newPasswordError('2468', four)).toBeNull();
    expect(passwordError('123', four)).toEqual({ key: 'passwordDigits', params: { digits: '4–6' } });
    expect(newPasswordError('1234', four)).toEqual({ key: 'passwordEasy' });
  });
  test('refuses easily guessed passwords', () => {
    expect(newPasswordError('123456')).toEqual({ key: 'passwordEasy' });
    for (const digit of '0123456789') expect(newPasswordError(digit.repeat(6))).toEqual({ key: 'passwordEasy' });
  });
  test('an existing password may be any six digits', () => expect(passwordError('111111')).toBeNull());
});

describe('amount (V-24)', () => {
  const there = 150_050 as Money;

  test.each(['0.01', '1500.50', '1,500'])('₱%s of ₱1,500.50 can be moved', (text) =>
    expect(amountError(text, there)).toBeNull(),
  );
  test.each(['', '0', '0.00'])('“%s” counts as missing', (text) =>
    expect(amountError(text, there)).toEqual({ key: 'amountMissing' }),
  );
  test.each(['five', '-500', '5e3', '1.234'])('“%s” is refused rather than read as another amount', (text) =>
    expect(amountError(text, there)).toEqual({ key: 'amountUnread' }),
  );
  test('₱500,00 is 500 pesos', () =>
    expect(amountError('500,00', 49_999 as Money)).toEqual({ key: 'amountTooMuch', params: { amount: '₱499.99' } }));
  test('can’t exceed the balance', () =>
    expect(amountError('1500.51', there)).toEqual({ key: 'amountTooMuch', params: { amount: '₱1,500.50' } }));
  test('is left to the operator while the balance is unknown', () => expect(amountError('99', null)).toBeNull());

  test('passes exactly from one hundredth to the whole balance', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (hundredths, having) => {
        const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
        const passes = amountError(text, having as Money) === null;
        expect(passes).toBe(hundredths > 0 && hundredths <= having);
      }),
    );
  });
});
