import { expect, test } from 'vitest';
import { isRealName, plainName } from './realName.ts';

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

test.each([
  'Juan, Jr.',
  'Juan²',
  '\u0301Juan',
  '\u3164\u3164',
  'Juan😀',
  'Juan\u0000',
  'Juan™',
  '№ Juan',
  '㎏ Juan',
  'Ⓙuan',
])('%j is not a name', (text) => {
  expect(isRealName(text)).toBe(false);
});
test.each(['J', '1Juan', 'Juan3', '<b>Juan</b>', ' J ', 'J'.repeat(61)])('%j is refused as a name', (name) => {
  expect(isRealName(name)).toBe(false);
});

test.each(['O’Hara', 'O‘Hara', 'OʼHara', 'O`Hara', 'O´Hara', " O'Hara "])("“%s” is sent as O'Hara", (name) => {
  expect(plainName(name)).toBe("O'Hara");
});
