import { expect, test } from 'vitest';
import { formatClock, formatDateTime, formatDay, formatMoment } from './dates.ts';
import { manilaDay, manilaTime } from './manila.ts';

const afternoon = Date.UTC(2026, 10, 21, 6, 5);
const justAfterMidnight = Date.UTC(2026, 10, 20, 16, 0);
const justBeforeMidnight = justAfterMidnight - 1;

test('times and days are those of Manila, wherever the phone is', () => {
  expect(formatClock(afternoon, 'en-PH')).toBe('14:05');
  expect(formatClock(justAfterMidnight, 'en-PH')).toBe('00:00');
  expect(formatDay(justBeforeMidnight, 'en-PH')).toBe('Nov\u00A020,\u00A02026');
  expect(formatDay(justAfterMidnight, 'en-PH')).toBe('Nov\u00A021,\u00A02026');
});

test('a date doesn’t break within itself, and its time may wrap to the next line', () => {
  expect(formatDateTime(afternoon, 'en-PH')).toBe('Nov\u00A021,\u00A02026, 14:05');
  expect(formatDateTime(afternoon, 'fil-PH')).toBe('Nob\u00A021,\u00A02026, 14:05');
});

test('a time today shows the time only, any other its date too', () => {
  expect(formatMoment(justAfterMidnight, afternoon, 'en-PH')).toBe('00:00');
  expect(formatMoment(justBeforeMidnight, afternoon, 'en-PH')).toBe(formatDateTime(justBeforeMidnight, 'en-PH'));
});

test.each([NaN, Infinity, -Infinity, 8.64e15 + 1, Number.MIN_SAFE_INTEGER, Number.MAX_VALUE])(
  'an invalid time, %s, shows as a dash and breaks nothing',
  (time) => {
    for (const format of [formatClock, formatDay, formatDateTime]) expect(format(time, 'fil-PH')).toBe('–');
    expect(formatMoment(time, afternoon, 'en-PH')).toBe('–');
    expect(formatMoment(afternoon, time, 'en-PH')).toBe(formatDateTime(afternoon, 'en-PH'));
    expect([manilaTime(time), manilaDay(time)]).toEqual(['', '']);
  },
);

test('the first and the last valid dates are formatted', () => {
  for (const time of [-8.64e15, 8.64e15]) expect(formatDay(time, 'en-PH')).toMatch(/\d/);
  expect(manilaDay(-8.64e15)).toMatch(/\d/);
});
