import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/fastCheck.ts';
import { plain } from './plain.ts';

test.each([
  ['\u202D0917 123 4567\u202C', '0917 123 4567'],
  ['\u2068+63 917\u2069', '+63 917'],
  ['\u200E09\u200B17\uFE0E\uFEFF\u00AD', '0917'],
  ['9\uFE0F\u20E31\uFE0F\u20E3', '91'],
  ['\u3164Ana\u115F\u034F', 'Ana'],
  ['０９１７－Ａｎａ', '0917-Ana'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
  ['1\u00A02\u202F3\u20094\t5\n6', '1 2 3 4 5 6'],
  ['a‐b‑c‒d–e—f−g', 'a-b-c-d-e-f-g'],
  ['O’H‘ʼ`´′', "O'H'''''"],
  ['  \u3000 ', ''],
])('%j becomes %j', (text, meant) => expect(plain(text)).toBe(meant));

test('characters that only resemble digits are not digits', () => expect(plain('5²½①Ⅷ')).toBe('5²½①Ⅷ'));

test.each(['\u{110BD}', '\u{110CD}', '\u0600', '\u0605', '\u06DD', '\u070F', '\u0890', '\u08E2', '\u{13430}'])(
  'the format character %j, which is seen, stays',
  (sign) => expect(plain(`5${sign}00`)).toBe(`5${sign}00`),
);

test('plain text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plain(plain(text))).toBe(plain(text));
    }),
  );
});
