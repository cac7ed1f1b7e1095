import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { mostOf, numberError, worthOf } from './coinRules.ts';

const rate = { diamond: 10, coin: 100 as Money, min: 100, max: 5_000, step: 100, left: 1_250 };

test('an exchange takes whole steps of the diamonds held and of the rest for today (DI-01)', () => {
  expect(mostOf(rate, 3_240)).toBe(1_200);
  expect(mostOf(rate, 740)).toBe(700);
  expect(mostOf(rate, 99)).toBe(0);
  expect(mostOf({ ...rate, left: 50 }, 3_240)).toBe(0);
  expect(mostOf({ ...rate, left: undefined }, 9_900)).toBe(5_000);
});

test('diamonds convert to whole hundredths, never more than the rate (DI-01)', () => {
  expect(worthOf(rate, 700)).toBe(7_000);
  expect(worthOf({ ...rate, diamond: 3 }, 100)).toBe(3_333);
});

test.each([
  ['300', null],
  ['', 'numberWrong'],
  ['50', 'numberWrong'],
  ['150', 'numberWrong'],
  ['1300', 'numberWrong'],
  ['1e3', 'numberWrong'],
  ['-100', 'numberWrong'],
  ['３００', null],
  [' 300 ', null],
  ['300,5', 'numberWrong'],
  ['800', 'notEnough'],
])('with 740 diamonds, %j gives %s (DI-01)', (text, key) => {
  expect(numberError(text, rate, 740)?.key ?? null).toBe(key);
});
