import { expect, test } from 'vitest';
import { qrCode } from './qrCode.ts';

/** A code that was verified with an independent reader; its rows are hexadecimal numbers. */
const read = {
  text: 'https://perlas.example/download',
  rows:
    '1fc667f 104ba41 175215d 174455d 1746e5d 104ef41 1fd557f 1bf00 1df79c4 1931dc1 1c595d7 15b1922 1053beb ' +
    'e21049 15f0067 c0d8d2 144c9f8 1591b 1fd035b 1055d19 175bdfa 174103c 1751911 1053f5a 1fd5b63',
};

const asNumbers = (code: boolean[][] | undefined) =>
  code?.map((row) => Number.parseInt(row.map(Number).join(''), 2).toString(16)).join(' ');

test('an address becomes its standard QR code', () => {
  expect(asNumbers(qrCode(read.text))).toBe(read.rows);
});

test.each([
  [17, 21],
  [18, 25],
  [32, 25],
  [33, 29],
  [106, 37],
])('%i characters take %i modules across', (length, size) => {
  const code = qrCode('x'.repeat(length));
  expect(code).toHaveLength(size);
  expect(code?.every((row) => row.length === size)).toBe(true);
});

test('a text too long gives no code', () => {
  expect(qrCode('x'.repeat(107))).toBeUndefined();
  expect(qrCode('ñ'.repeat(54))).toBeUndefined();
});
