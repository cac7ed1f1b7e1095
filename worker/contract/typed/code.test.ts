import { expect, test } from 'vitest';
import { readCode } from './code.ts';

test.each([
  '246810',
  ' 246810 ',
  '246 810',
  '246-810',
  '24-68-10',
  '２４６８１０',
  '\u2068246810\u2069',
  'Perlas88: 246810',
  'Perlas88: 246 810.',
  'G-246810',
  '246810 is your Perlas code. It lasts 5 minutes.',
  'Your code: 246810. Never share it.\n@perlas.ph #246810',
])('the code in %j is 246810 (V-02)', (text) => expect(readCode(text, 6)).toBe('246810'));

test.each([
  ['', ''],
  ['24', '24'],
  ['246 ', '246'],
  ['2468101', '2468101'],
  ['09171234567', '09171234567'],
])('%j has the digits %j, and none is cut off (V-02)', (text, digits) => expect(readCode(text, 6)).toBe(digits));

test.each([
  'Perlas88',
  'Perlas88: 24681',
  'Perlas88: 2468101',
  'Codes 246810 and 135791',
  'Ref246810',
  '246810abc',
  'You paid ₱246810',
  'You paid 246,810.00',
  'O24681',
])('%j has no code and stays as it is (V-02)', (text) => expect(readCode(text, 6)).toBe(text));
