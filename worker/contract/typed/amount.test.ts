import { describe, expect, test } from 'vitest';
import { fc } from '../../../tests/support/fastCheck.ts';
import type { Money } from '../schema.ts';
import { readAmount, readWhole, writeAmount } from './amount.ts';

describe('readable amounts', () => {
  test.each([
    ['0', 0],
    ['1', 100],
    ['500', 50_000],
    ['0500', 50_000],
    [' 500 ', 50_000],
    ['12.', 1_200],
    ['0.07', 7],
    ['.5', 50],
    [',50', 50],
    ['500.5', 50_050],
    ['500.00', 50_000],
    ['1,000', 100_000],
    ['1,000.', 100_000],
    ['1,234.5', 123_450],
    ['1,234,567.89', 123_456_789],
    ['999999999999.99', 99_999_999_999_999],
  ])('%s is %i hundredths', (text, amount) => expect(readAmount(text)).toBe(amount));

  test.each([
    ['500,00', 50_000],
    ['500,5', 50_050],
    ['500,', 50_000],
    ['1234,56', 123_456],
    ['1.000,50', 100_050],
    ['1.234.567', 123_456_700],
    ['1.234.567,8', 123_456_780],
    ['1 234,56', 123_456],
    ['1\u00A0234,56', 123_456],
    ['1\u202F234\u202F567', 123_456_700],
    ["1'234.50", 123_450],
    ['1’234.50', 123_450],
  ])('decimal comma: %j is %i', (text, amount) => expect(readAmount(text)).toBe(amount));

  test.each([
    ['₱500', 50_000],
    ['₱ 1 250.00', 125_000],
    ['₱\u00A01,250.00', 125_000],
    ['PHP 500', 50_000],
    ['Php500.00', 50_000],
    ['P1,000', 100_000],
    ['p500', 50_000],
    ['500 PHP', 50_000],
    ['500 pesos', 50_000],
    ['1 piso', 100],
    ['500.00\n', 50_000],
    ['+₱500.00', 50_000],
    ['+500', 50_000],
  ])('currency and words: %j is %i', (text, amount) => expect(readAmount(text)).toBe(amount));

  test.each([
    ['５００', 50_000],
    ['１，０００．５０', 100_050],
    ['٥٠٠', 50_000],
    ['١٬٢٣٤٫٥', 123_450],
    ['५००', 50_000],
    ['\u200E500\u200E', 50_000],
    ['\u2068₱1,000.00\u2069', 100_000],
    ['\u202D500\u202C', 50_000],
    ['\u200F500', 50_000],
    ['\u200F1,000.00 \u200F₱', 100_000],
    ['\u2067٥٠٠\u2069', 50_000],
    ['۵۰۰', 50_000],
    ['5\u200B00\uFE0E', 50_000],
  ])('other keyboards: %j is %i', (text, amount) => expect(readAmount(text)).toBe(amount));
});

describe('ambiguous or unreadable amounts', () => {
  test.each(['', ' ', '\u200B', '.', ',', '₱', 'P', 'PHP', '+'])('without digits: %j', (text) =>
    expect(readAmount(text)).toBeNull(),
  );
  test.each(['-500', '−500', '−\u2060₱500.00', '₱-500', '–500', '(500.00)', '500-', '500,-', '500/-', '++5', '± 5'])(
    'signed: %j',
    (text) => expect(readAmount(text)).toBeNull(),
  );
  test.each(['5e3', '5E3', '1k', '5K', '1M', '5×10', '50%', '5²', '5½', '①', '0x10', '5_000', '5+5', '500=', '#5'])(
    'other number notation: %j',
    (text) => expect(readAmount(text)).toBeNull(),
  );
  test.each([
    '1.000',
    '1.234',
    '0.500',
    '0,500',
    '0,000',
    '01,000',
    '0 500',
    "0'500",
    '01 000',
    '1234,567',
    '1234.567',
    ',500',
    '.500',
  ])('thousands or thousandths: %j', (text) => expect(readAmount(text)).toBeNull());
  test.each(['1,00,000', '12,34,567', '1,234,56', '1,,000', '1..5', '1,2.3', '1.2,3', '1.000.00', '1.234,567'])(
    'groups other than of three digits: %j',
    (text) => expect(readAmount(text)).toBeNull(),
  );
  test.each([
    '1,234.567',
    '1,000,',
    '1.000,',
    '5 00',
    '1  000',
    '1 000 00',
    '50 0000',
    '1, 000',
    '1 ,000',
    "1'000 000",
  ])('misplaced separators: %j', (text) => expect(readAmount(text)).toBeNull());
  test.each(['$500', '€500', 'USD 500', '500 USD', '¥500', 'PHP 500 USD', '₱500 ₱600', 'five hundred', 'limandaan'])(
    'other currencies, or spelled out: %j',
    (text) => expect(readAmount(text)).toBeNull(),
  );
  test.each(['5OO', '5l', '500 each', '500 at 3', '09171234567 500', '500.00.00', '500\u033600', '500。00', '5、000'])(
    'other characters and words: %j',
    (text) => expect(readAmount(text)).toBeNull(),
  );
  test.each(['\u202E005', '\u202E0001', '\u20671 000\u2069', '\u200F1 000', '١ ٠٠٠', '1٠٠', '\u202B1\u00A0000\u202C'])(
    'displayed in another order than typed: %j',
    (text) => expect(readAmount(text)).toBeNull(),
  );
  test.each(['\u200F500\u200F0', '1\u200F9\u200F00', '\u20675\u206600', '5\u061C00'])(
    'marks between the digits that show another number: %j',
    (text) => expect(readAmount(text)).toBeNull(),
  );
  test.each([
    '\u200F500\u200F0',
    '1\u200F9\u200F00',
    '\u20671\u2066\u2069000\u2069',
    '1\u061C000',
    '\u202B5.\u202C',
    '\u200F.5',
    '\u202B651\u2066٫',
    '٬\u200F81',
    '\u202B1,०००\u202C',
    '߁00',
    '߁߀߀',
    '𞥑00',
    '𐴱00',
    '1𐵀0',
  ])('direction marks or right-to-left digits that reorder a number: %j', (text) =>
    expect(readAmount(text)).toBeNull(),
  );
  test.each(['\u3164', '\uFFA0', '\u115F', '\u1160'])('a blank that is no space: 5%s00', (blank) =>
    expect(readAmount(`5${blank}00`)).toBeNull(),
  );
  test.each(['\u{110BD}', '\u{110CD}', '\u0601', '\u06DD', '\u08E2', '\u{13430}'])(
    'a sign between digits: 5%s00',
    (sign) => expect(readAmount(`5${sign}00`)).toBeNull(),
  );
  test.each(['500\n000', '1\t000', '500\r\n600', '1\u2028000'])('several cells or lines: %j', (text) =>
    expect(readAmount(text)).toBeNull(),
  );
  test.each(['1234567890123', '9'.repeat(400), '1,234,567,890,123'])('too large: %s', (text) =>
    expect(readAmount(text)).toBeNull(),
  );
});

const marks = ['.', ',', ' ', "'", '\u00A0', '٫', '-', '+', 'e', '₱', 'P', '\u200E', '\u202E'];
const digits = '0123456789'.split('');
const anyTyped = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...digits) }, fc.constantFrom(...marks)), {
  minLength: 1,
  maxLength: 14,
});

test('no text is read as more than its digits, or than those before its decimal mark', () => {
  fc.assert(
    fc.property(anyTyped, (typed) => {
      const text = typed.join('');
      const amount = readAmount(text);
      if (amount === null) return;
      const all = text.replace(/\D/g, '');
      expect(amount).toBeLessThanOrEqual(Number(all) * 100);
      const [, before, after] = /^(.*)[.,٫](\d{0,2})\D*$/.exec(text) ?? [];
      if (before !== undefined) expect(amount).toBe(Number(`${before.replace(/\D/g, '')}${after!.padEnd(2, '0')}`));
    }),
    { numRuns: 20_000 },
  );
});

test('a direction mark changes no amount, and a right-to-left one between digits hides it', () => {
  const controls = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'.split('');
  const amount = fc.constantFrom('500', '1,000.50', '1 000', '٥٠٠', '.50', '₱1.000,00');
  fc.assert(
    fc.property(amount, fc.nat(), fc.constantFrom(...controls), (text, where, control) => {
      const at = where % (text.length + 1);
      const marked = text.slice(0, at) + control + text.slice(at);
      const isInside = [text.slice(0, at), text.slice(at)].every((part) => /\p{Nd}/u.test(part));
      const isLeftward = /[\u061C\u200F\u202B\u202E\u2067]/.test(control);
      expect([isInside && isLeftward ? null : readAmount(text), null]).toContain(readAmount(marked));
    }),
  );
});

test('a formatted amount is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
      expect(readAmount(writeAmount(amount as Money))).toBe(amount);
    }),
  );
});

test.each([
  ['60', 60],
  [' 1,440 ', 1_440],
  ['６０', 60],
  ['60.00', 60],
])('%j is the whole number %i', (text, number) => expect(readWhole(text)).toBe(number));

test.each(['', '60.5', '6e1', '-60', '₱60', '60 pesos', '1h'])('%j is not a whole number', (text) =>
  expect(readWhole(text)).toBeNull(),
);
