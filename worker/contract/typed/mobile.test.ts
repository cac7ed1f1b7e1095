import { describe, expect, test } from 'vitest';
import { fc } from '../../../tests/support/fastCheck.ts';
import { readMobile } from './mobile.ts';

describe('Philippine mobile number (V-01)', () => {
  test.each([
    ['as typed', '09171234567'],
    ['without the 0', '9171234567'],
    ['as in contacts', '+639171234567'],
    ['without the plus', '639171234567'],
    ['in groups', ' 0917 123 4567 '],
    ['with dashes', '+63-917-123-4567'],
    ['with a long dash', '0917–123—4567'],
    ['with a minus', '0917−1234567'],
    ['with dots', '0917.123.4567'],
    ['with a slash', '0917/1234567'],
    ['with slashes', '0917/123/4567'],
    ['with parentheses', '(0917) 123-4567'],
    ['with a country in parentheses', '(+63) 917 123 4567'],
    ['with the 0 in parentheses', '+63 (0)917 123 4567'],
    ['with country and 0', '+63 0917 123 4567'],
    ['from abroad', '0063 917 123 4567'],
    ['from America', '011 63 917 123 4567'],
    ['as a tel: link', 'tel:+63-917-123-4567'],
    ['between direction marks', '\u202D0917 123 4567\u202C'],
    ['between isolates', '\u2068+63 917 123 4567\u2069'],
    ['after a direction mark', '\u200E09171234567'],
    ['with a zero-width space', '0917\u200B1234567'],
    ['with a variation selector', '09171234567\uFE0E'],
    ['with a byte order mark', '\uFEFF09171234567'],
    ['with a soft hyphen', '0917\u00AD1234567'],
    ['with non-breaking spaces', '0917\u00A0123\u202F4567'],
    ['in full width', '＋６３９１７１２３４５６７'],
    ['in Arabic digits', '٠٩١٧١٢٣٤٥٦٧'],
    [
      'in keycaps',
      '09171234567'
        .split('')
        .map((each) => `${each}\uFE0F\u20E3`)
        .join(''),
    ],
  ])('%s', (_, text) => expect(readMobile(text)).toBe('09171234567'));

  test.each([
    '',
    '0917123456',
    '091712345678',
    '08171234567',
    '+649171234567',
    '+09171234567',
    '++639171234567',
    '0917123456a',
    'O9171234567',
    '0917 123 4567 / 0918 123 4567',
    '0917123456/7',
    '0917 123 456 / 7',
    '0917 1234 / 567',
    '/09171234567',
    '0917 123 4567 ext 2',
    '0917,123,4567',
    '0917 123 45½7',
    '6363 917 123 4567',
    '0917\t1234567',
    '0917\n1234567',
    '\u202E9171234569',
    '0917\uFFA01234567',
  ])('%j is not a mobile number', (text) => expect(readMobile(text)).toBeNull());

  test('the same nine digits give the same number, however they are written', () => {
    const gap = fc.constantFrom('', ' ', '-', '.', '\u00A0', '\u200B', '–');
    const start = fc.constantFrom('0', '', '+63', '63', '0063', '+63 0', '(+63)', 'tel:+63');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), start, gap, (rest, prefix, mark) => {
        const text = [`${prefix}9${rest.slice(0, 2)}`, rest.slice(2, 5), rest.slice(5)].join(mark);
        expect(readMobile(text)).toBe(`09${rest}`);
      }),
    );
  });

  test('a normalised number stays unchanged when it is read again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const mobile = readMobile(text);
        if (mobile !== null) expect(readMobile(mobile)).toBe(mobile);
      }),
    );
  });
});
