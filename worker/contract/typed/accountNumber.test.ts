import { expect, test } from 'vitest';
import { readAccountNumber } from './accountNumber.ts';

const gcash = { name: 'gcash', lengths: [11], prefix: '09' };
const maya = { name: 'maya', lengths: [11, 12] };
const bank = { name: 'bank', lengths: [10, 11, 12] };

test.each([
  '09171234567',
  '+639171234567',
  '639171234567',
  '\u202D0917 123 4567\u202C',
  '(0917) 123-4567',
  '９１７1234567',
])('%j is the GCash number 09171234567 (V-18)', (text) => expect(readAccountNumber(text, gcash)).toBe('09171234567'));

test.each([
  ['+63 917 123 4567', '09171234567'],
  ['1234-5678–9012', '123456789012'],
  ['639171234567', '639171234567'],
])('%j is the Maya number %s', (text, number) => expect(readAccountNumber(text, maya)).toBe(number));

test.each([
  ['\u2068123 456\u00A07890\u2069', '1234567890'],
  ['9171234567', '9171234567'],
  ['639171234567', '639171234567'],
])('%j is the bank account %s, and never a mobile number', (text, number) =>
  expect(readAccountNumber(text, bank)).toBe(number),
);

test.each(['+639171234567', '123456789', '12345678a0', '', '1234.567.890'])('%j is not a bank account', (text) =>
  expect(readAccountNumber(text, bank)).toBeNull(),
);

test.each([
  ['1234567890\n1234567890', { lengths: [20] }],
  ['123456\t789012', maya],
  ['0917123\n4567', gcash],
  ['123456\r\n7890', bank],
  ['12345 \n67890', bank],
  ['12345\t\u00A067890', bank],
  ['\u200F123456\u200F7890', bank],
  ['\u20671234-567890\u2069', bank],
])('%j has several lines or cells, or another order than it shows, and is not read', (text, rule) =>
  expect(readAccountNumber(text, rule)).toBeNull(),
);

test('an account of an unknown kind is not read as a mobile number', () =>
  expect(readAccountNumber('+639171234567', { lengths: [11] })).toBeNull());

test.each(['1234567890\n1234567890', '12345\t67890', '1234567890\u2028'.repeat(2)])(
  'lines and cells are no one account number: %j (F8)',
  (text) => expect(readAccountNumber(text, { name: 'bank', lengths: [10, 20] })).toBeNull(),
);
