import { expect, test } from 'vitest';
import { isRealName, plainName, readIdNo } from './kyc.ts';

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

test.each(['Juan Dela Cruz', 'Ma. Niña O’Hara-Reyes', "Ana O'Hara", 'José Ñ.', 'Li'])('%s is a name', (name) => {
  expect(isRealName(name)).toBe(true);
});
test.each([
  ['\u2068Juan Dela Cruz\u2069', 'Juan Dela Cruz'],
  ['Juan\u00A0Dela  Cruz\u200B', 'Juan Dela Cruz'],
  ['Reyes‑Santos', 'Reyes-Santos'],
  ['Reyes–Santos', 'Reyes-Santos'],
  ['Nin\u0303a Jose\u0301', 'Niña José'],
  ['Ruﬁno', 'Rufino'],
  ['Ｊｕａｎ', 'Juan'],
  ['Mª Clara', 'Ma Clara'],
  ['O´Hara', "O'Hara"],
])('%j is read as %s', (text, name) => {
  expect(plainName(text)).toBe(name);
  expect(isRealName(text)).toBe(true);
});

test.each(['Juan, Jr.', 'Juan²', '\u0301Juan', '\u3164\u3164', 'Juan😀', 'Juan\u0000'])('%j is not a name', (text) => {
  expect(isRealName(text)).toBe(false);
});
test.each(['J', '1Juan', 'Juan3', '<b>Juan</b>', ' J ', 'J'.repeat(61)])('%j is refused as a name', (name) => {
  expect(isRealName(name)).toBe(false);
});

test.each(['O’Hara', 'O‘Hara', 'OʼHara', 'O`Hara', 'O´Hara', " O'Hara "])("“%s” is sent as O'Hara", (name) => {
  expect(plainName(name)).toBe("O'Hara");
});
