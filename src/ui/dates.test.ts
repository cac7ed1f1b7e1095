import { expect, test } from 'vitest';
import { formatClock, formatDateTime, formatDay, formatMoment } from './dates.ts';

const afternoon = Date.UTC(2026, 10, 21, 6, 5);
const justAfterMidnight = Date.UTC(2026, 10, 20, 16, 0);
const justBeforeMidnight = justAfterMidnight - 1;

test('clocks and days are those of Manila, wherever the phone is', () => {
  expect(formatClock(afternoon, 'en-PH')).toBe('14:05');
  expect(formatClock(justAfterMidnight, 'en-PH')).toBe('00:00');
  expect(formatDay(justBeforeMidnight, 'en-PH')).toBe('Nov 20, 2026');
  expect(formatDay(justAfterMidnight, 'en-PH')).toBe('Nov 21, 2026');
});

test('a moment of today is a clock, any other comes with its day', () => {
  expect(formatMoment(justAfterMidnight, afternoon, 'en-PH')).toBe('00:00');
  expect(formatMoment(justBeforeMidnight, afternoon, 'en-PH')).toBe(formatDateTime(justBeforeMidnight, 'en-PH'));
});
