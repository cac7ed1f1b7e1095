import { expect, test } from 'vitest';
import { idTypes, isRealName, plainIdNo, plainName, type IdType } from './kyc.ts';

const fits = (type: IdType, idNo: string) => idTypes[type].pattern.test(plainIdNo(idNo));

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
] as const)('a number of %s is %s', (type, idNo) => {
  expect(fits(type, idNo)).toBe(true);
});

test.each([
  ['philsys', '12345'],
  ['passport', '12345678'],
  ['drivers', '01-23-456789'],
  ['sss', '12345678901'],
] as const)('no number of %s is %s', (type, idNo) => {
  expect(fits(type, idNo)).toBe(false);
});

test.each(['Juan Dela Cruz', 'Ma. Niña O’Hara-Reyes', "Ana O'Hara", 'José Ñ.', 'Li'])('%s is a name', (name) => {
  expect(isRealName(name)).toBe(true);
});
test.each(['J', '1Juan', 'Juan3', '<b>Juan</b>', ' J ', 'J'.repeat(61)])('%j is none', (name) => {
  expect(isRealName(name)).toBe(false);
});

test.each(['O’Hara', 'O‘Hara', 'OʼHara', 'O`Hara', 'O´Hara', " O'Hara "])("“%s” is sent as O'Hara", (name) => {
  expect(plainName(name)).toBe("O'Hara");
});
