import { expect, test } from 'vitest';
import { formatClock, formatDateTime, formatDay, formatMoment } from './dates.ts';

const afternoon = Date.UTC(2026, 10, 21, 6, 5);
const justAfterMidnight = Date.UTC(2026, 10, 20, 16, 0);
const justBeforeMidnight = justAfterMidnight - 1;

test('clocks and days are those of Manila, wherever the phone is', () => {
  expect(formatClock(afternoon, 'en-PH')).toBe('14:05');
  expect(formatClock(justAfterMidnight, 'en-PH')).toBe('00:00');
  expect(formatDay(justBeforeMidnight, 'en-PH')).toBe('Nov\u00A020,\u00A02026');
  expect(formatDay(justAfterMidnight, 'en-PH')).toBe('Nov\u00A021,\u00A02026');
});

test('a day doesn’t break inside itself, and its clock may follow on the next line', () => {
  expect(formatDateTime(afternoon, 'en-PH')).toBe('Nov\u00A021,\u00A02026, 14:05');
  expect(formatDateTime(afternoon, 'fil-PH')).toBe('Nob\u00A021,\u00A02026, 14:05');
});

test('a moment of today is a clock, any other comes with its day', () => {
  expect(formatMoment(justAfterMidnight, afternoon, 'en-PH')).toBe('00:00');
  expect(formatMoment(justBeforeMidnight, afternoon, 'en-PH')).toBe(formatDateTime(justBeforeMidnight, 'en-PH'));
});
