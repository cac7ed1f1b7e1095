import { expect, test } from 'vitest';
import { readIdNo } from './idNumber.ts';

test.each([
  ['philsys', '1234-5678-9012-3456'],
  ['philsys', '123456789012'],
  ['passport', 'p1234567a'],
  ['drivers', 'N01-23-456789'],
  ['umid', '1234-5678901-2'],
  ['sss', '12-3456789-0'],
  ['prc', '0123456'],
  ['postal', '123456789012'],
  ['voters', '7608-0123A-B1990'],
  ['philsys', '\u202D1234 5678 9012 3456\u202C'],
  ['philsys', '1234–5678−9012‑3456'],
  ['philsys', '１２３４５６７８９０１２'],
  ['passport', '\u200EP1234567A\uFE0E'],
  ['drivers', 'N01\u00A023\u202F456789'],
  ['umid', 'CRN-0111-2345678-9'],
] as const)('a number of %s is %j', (type, idNo) => {
  expect(readIdNo(type, idNo)).toMatch(/^[A-Z\d]+$/);
});

test('an ID number is stored the same way however it is written', () => {
  const ways = ['CRN-0111-2345678-9', '0111-2345678-9', '\u20680111 2345678 9\u2069', '011123456789'];
  expect(new Set(ways.map((way) => readIdNo('umid', way)))).toEqual(new Set(['011123456789']));
});

test.each([
  ['philsys', '12345'],
  ['passport', '12345678'],
  ['drivers', '01-23-456789'],
  ['sss', '12345678901'],
  ['sss', 'CRN1234567890'],
  ['voters', 'straße'],
  ['voters', 'ſection1'],
  ['prc', '012345½'],
  ['prc', 'No. 0123456'],
] as const)('no number of %s is %s', (type, idNo) => {
  expect(readIdNo(type, idNo)).toBeNull();
});

test.each(['123456\n789012', '123456\t789012'])('lines and cells are no one number of a document: %j (F8)', (text) =>
  expect(readIdNo('postal', text)).toBeNull(),
);

test.each([
  ['postal', '123456\n789012'],
  ['philsys', '123456\t789012'],
  ['umid', '123456\r\n789012'],
  ['voters', '76080123\u2028B1990'],
  ['philsys', '\u200F123456\u200F789012'],
] as const)('several lines or cells, or digits in another order, are no number of %s: %j', (type, idNo) => {
  expect(readIdNo(type, idNo)).toBeNull();
});
