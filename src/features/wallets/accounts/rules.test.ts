// @vitest-environment happy-dom
import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { holderError, kindError, lengthsText, numberError, ruleOf } from './rules.ts';

const gcash = { name: 'gcash', lengths: [11], prefix: '09' };
const maya = { name: 'maya', lengths: [11, 12] };
const anyBank = { lengths: Array.from({ length: 15 }, (_, place) => place + 6) };

describe('account number', () => {
  test.each([
    ['GCash', gcash, '09171234567'],
    ['GCash as it is printed', gcash, ' 0917-123 4567 '],
    ['GCash as autofill has it', gcash, '+639171234567'],
    ['GCash as a contact has it', gcash, '\u2068+63 917 123 4567\u2069'],
    ['Maya with 11', maya, '09171234567'],
    ['Maya with 12', maya, '123456789012'],
    ['BPI', { lengths: [10] }, '1234567890'],
    ['BDO with 10', { lengths: [10, 12] }, '1234567890'],
    ['BDO with 12', { lengths: [10, 12] }, '123456789012'],
    ['Metrobank', { lengths: [13] }, '1234567890123'],
    ['PNB with 16', { lengths: [12, 16] }, '1234567890123456'],
    ['another bank with 6', anyBank, '123456'],
    ['another bank with 20', anyBank, '12345678901234567890'],
    ['a kind without lengths', { lengths: [] }, '123456'],
  ])('accepts %s (V-17 to V-20)', (_, kind, text) => expect(numberError(text, ruleOf(kind, null))).toBeNull());

  test.each([
    [gcash, '', { key: 'numberPrefix', params: { digits: '11', prefix: '09' } }],
    [gcash, '0917123456', { key: 'numberPrefix', params: { digits: '11', prefix: '09' } }],
    [gcash, '19171234567', { key: 'numberPrefix', params: { digits: '11', prefix: '09' } }],
    [maya, '1234567890', { key: 'numberLength', params: { digits: '11 or 12' } }],
    [anyBank, '12345', { key: 'numberLength', params: { digits: '6–20' } }],
    [maya, '0917123456a', { key: 'numberLength', params: { digits: '11 or 12' } }],
  ])('%j refuses “%s”', (kind, text, fieldError) => expect(numberError(text, ruleOf(kind, null))).toEqual(fieldError));

  test('uses the configured length for a kind without its own', () =>
    expect(numberError('123456', ruleOf({ lengths: [] }, { min: 8, max: 9 }))).toEqual({
      key: 'numberLength',
      params: { digits: '8 or 9' },
    }));

  test('fits exactly when its length is one the kind allows', () => {
    const anyLengths = fc.uniqueArray(fc.integer({ min: 4, max: 20 }), { minLength: 1 });
    fc.assert(
      fc.property(anyLengths, fc.integer({ min: 1, max: 22 }), (lengths, count) => {
        const fits = numberError('1'.repeat(count), { lengths }) === null;
        expect(fits).toBe(lengths.includes(count));
      }),
    );
  });
});

test.each([
  [[11], '11'],
  [[12, 10], '10 or 12'],
  [[6, 7, 8], '6–8'],
  [[8, 9], '8 or 9'],
])('%j digits read as %s', (lengths, text) => expect(lengthsText(lengths)).toBe(text));

describe('account holder (V-21)', () => {
  test.each(['Juan Dela Cruz', 'JUAN DELA CRUZ', ' juan  dela cruz ', 'Juan Déla Cruz'])(
    '“%s” matches Juan Dela Cruz',
    (name) => expect(holderError(name, 'Juan Dela Cruz')).toBeNull(),
  );
  test.each(["Ana O'Hara", 'Ana O’Hara', 'Ana O‘Hara', 'Ana OʼHara'])(
    '“%s” matches O’Hara with any apostrophe',
    (name) => {
      expect(holderError(name, 'Ana O’Hara')).toBeNull();
      expect(holderError(name, "Ana O'Hara")).toBeNull();
    },
  );
  test('must be the player once the identity is known', () =>
    expect(holderError('Juana Dela Cruz', 'Juan Dela Cruz')).toEqual({
      key: 'nameOther',
      params: { name: 'Juan Dela Cruz' },
    }));
  test('may be any name while the identity is unknown', () => expect(holderError("Ma. Clara O'Hara", '')).toBeNull());
  test.each(['', 'J', '4Juan', 'Juan <b>'])('refuses “%s” as a name', (name) =>
    expect(holderError(name, '')).toEqual({ key: 'nameWrong' }),
  );
});

describe('account limit per kind (V-22)', () => {
  const four = Array.from({ length: 4 }, () => ({ bankId: 1 }));
  test('allows a fifth account', () => expect(kindError(1, four, 5)).toBeNull());
  test('refuses a sixth account', () =>
    expect(kindError(1, [...four, { bankId: 1 }], 5)).toEqual({ key: 'kindFull', params: { n: 5 } }));
  test('ignores accounts of other kinds', () => expect(kindError(2, [...four, { bankId: 1 }], 5)).toBeNull());
  test('requires a kind', () => expect(kindError(0, [], 5)).toEqual({ key: 'kindMissing' }));
});
