import { expect, test } from 'vitest';
import { addMonths } from '#contract/calendar.ts';
import { dayOf, endOf, startOf } from './manila.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test('a day begins at midnight in Manila', () => {
  expect(dayOf(at('2026-11-21T00:00'))).toBe('2026-11-21');
  expect(dayOf(at('2026-11-20T23:59'))).toBe('2026-11-20');
  expect(startOf('day', at('2026-11-21T07:30'))).toBe(at('2026-11-21T00:00'));
  expect(endOf('day', at('2026-11-21T07:30'))).toBe(at('2026-11-22T00:00'));
});

test('a week begins on Monday, a month on the first', () => {
  expect(startOf('week', at('2026-11-22T23:00'))).toBe(at('2026-11-16T00:00'));
  expect(endOf('week', at('2026-11-16T00:00'))).toBe(at('2026-11-23T00:00'));
  expect(startOf('month', at('2026-12-31T23:59'))).toBe(at('2026-12-01T00:00'));
  expect(endOf('month', at('2026-12-31T23:59'))).toBe(at('2027-01-01T00:00'));
});

test('adding months keeps the hour and clamps to the month’s last day', () => {
  expect(addMonths(at('2026-08-31T10:15'), 6)).toBe(at('2027-02-28T10:15'));
  expect(addMonths(at('2026-11-21T03:00'), 60)).toBe(at('2031-11-21T03:00'));
});
