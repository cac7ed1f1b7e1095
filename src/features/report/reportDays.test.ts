import { describe, expect, test } from 'vitest';
import { daysOfReport, eachDay, oldestDay, reportFault } from './reportDays.ts';

const now = Date.parse('2026-11-21T14:05:00+08:00');

describe('the days of a report', () => {
  test.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['week', '2026-11-15', '2026-11-21'],
    ['month', '2026-10-23', '2026-11-21'],
  ] as const)('%s goes from %s to %s', (period, from, to) => expect(daysOfReport(period, now)).toEqual({ from, to }));

  test('just after midnight in Manila, yesterday is the day that has just ended', () =>
    expect(daysOfReport('yesterday', Date.parse('2026-11-21T00:00:01+08:00')).to).toBe('2026-11-20'));
});

describe('days of the player’s choice (V-28)', () => {
  test('the app goes back ninety days, and no further', () => {
    expect(oldestDay(now)).toBe('2026-08-24');
    expect(reportFault({ from: '2026-08-24', to: '2026-11-21' }, now)).toBeNull();
    expect(reportFault({ from: '2026-08-23', to: '2026-08-24' }, now)).toEqual({ at: 'from', key: 'dayTooOld' });
  });
  test('what isn’t a day, or is turned around, is said first', () => {
    expect(reportFault({ from: '', to: '2026-11-21' }, now)).toEqual({ at: 'from', key: 'dayMissing' });
    expect(reportFault({ from: '2026-11-21', to: '2026-11-20' }, now)).toEqual({ at: 'to', key: 'daysTurned' });
  });
});

test('every day of a time is there, also over the end of a month', () =>
  expect(eachDay({ from: '2026-10-30', to: '2026-11-02' })).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]));
