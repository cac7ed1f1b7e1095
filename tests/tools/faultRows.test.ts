import { expect, test } from 'vitest';
import { rows, rowsOf } from './faultRows.js';

test.each([
  ['D14: an event', ['D14']],
  ['A12, A13: a POST', ['A12', 'A13']],
  ['A3, WA-15: offline', ['A3']],
  ['ME-05, F9: two taps', ['F9']],
  ['G16, V-12: no photo', ['G16']],
  ['S7, G4: a path', ['G4']],
  ['GA-12: a game', []],
  ['A19, X-09: a public network', ['A19']],
  ['D1, I2: a device', ['D1']],
  ['S-11, WA-01: the wallet', []],
  ['players B22: who wants it', []],
  ['A date: of birth', []],
])('"%s" proves %j', (title, proved) => {
  expect(rowsOf(title)).toEqual(proved);
  expect(rows).toEqual(expect.arrayContaining(proved));
});

test('a row that the matrix has not is named all the same, so that a slip of the pen is seen', () => {
  expect(rowsOf('B22: a slip')).toEqual(['B22']);
  expect(rows).not.toContain('B22');
});

test('T1: all 108 rows are known, the sixteen of security, H2 and H6 among them', () => {
  expect(rows).toHaveLength(108);
  expect(rows).toEqual(expect.arrayContaining(['G1', 'G16', 'H2', 'H6']));
});
