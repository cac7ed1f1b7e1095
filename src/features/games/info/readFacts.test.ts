import { expect, test } from 'vitest';
import { percent, readable, screenOf, volatilityOf } from './readFacts.ts';

test('RTP is shown in percent with both decimals', () => {
  expect(percent(9650, 'en-PH')).toBe('96.50%');
  expect(percent(10_000, 'en-PH')).toBe('100.00%');
});

test.each([
  [undefined, 'portrait'],
  [0, 'portrait'],
  [1, 'landscape'],
  [2, 'anyWay'],
  [9, 'anyWay'],
])('an orientation of %s is %s', (orientation, screen) => expect(screenOf(orientation)).toBe(screen));

test('volatility has a label from 1 to 5 only', () => {
  expect([0, 1, 5, 6, undefined].map(volatilityOf)).toEqual([
    undefined,
    'volatility1',
    'volatility5',
    undefined,
    undefined,
  ]);
});

test.each([
  ['https://partner.test/rules', { address: 'https://partner.test/rules' }],
  ['Three pearls pay ten times the bet.', { text: 'Three pearls pay ten times the bet.' }],
  ['Note: wilds stand for all.', { text: 'Note: wilds stand for all.' }],
  ['javascript:alert(1)', {}],
  ['http://partner.test/rules', {}],
  ['https://[', {}],
  ['', { text: '' }],
])('rules of %s are read as %o', (rules, expected) => expect(readable(rules)).toEqual(expected));
