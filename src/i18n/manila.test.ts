import { expect, test } from 'vitest';
import { manilaDay, manilaTime, startOfManilaDay } from './manila.ts';

/** Midnight in Manila, between 20 and 21 November. */
const midnight = Date.UTC(2026, 10, 20, 16);

test('a day begins at midnight in Manila', () => {
  expect([manilaDay(midnight - 1), manilaDay(midnight)]).toEqual(['2026-11-20', '2026-11-21']);
  expect(startOfManilaDay('2026-11-21')).toBe(midnight);
});

test('a time reads as Manila time, to the second', () => {
  expect(manilaTime(midnight + 3_723_999)).toBe('2026-11-21 01:02:03');
});

test('an invalid date has no start', () => {
  expect(startOfManilaDay('2026-13-01')).toBeNaN();
});
