import { expect, test } from 'vitest';
import { rows, rowsOf } from './faultRows.js';

test.each([
  ['an event is sent once (D14)', ['D14']],
  ['a POST is never repeated (A12, A13)', ['A12', 'A13']],
  ['an event queues while offline (A3, WA-15) @long', ['A3']],
  ['a game opens once (ME-05, F9)', ['F9']],
  ['a game opens (GA-12)', []],
  ['an offer is declined (players B22)', []],
  ['a non-photo is refused (G16, V-12)', ['G16']],
  ['an own path stays on the site (S7, G4)', ['G4']],
  ['a public network asks to sign in (A19, X-09)', ['A19']],
  ['a device keeps nothing (D1, I2)', ['D1']],
  ['the wallet opens (S-11, WA-01)', []],
  ['a limit (in pesos) is refused', []],
  ['A date: of birth', []],
])('"%s" proves %j', (title, proved) => {
  expect(rowsOf(title)).toEqual(proved);
  expect(rows).toEqual(expect.arrayContaining(proved));
});

test('a row missing from the matrix is still returned, so that a typo is noticed', () => {
  expect(rowsOf('a slip (B22)')).toEqual(['B22']);
  expect(rows).not.toContain('B22');
});

test('all 108 rows are known, including the sixteen of security, H2 and H6 (T1)', () => {
  expect(rows).toHaveLength(108);
  expect(rows).toEqual(expect.arrayContaining(['G1', 'G16', 'H2', 'H6']));
});
