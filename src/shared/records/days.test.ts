import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { manilaDay } from '#i18n/manila.ts';
import { daysError, daysOfPeriod, oldestDay, spanOfDays } from './days.ts';

const afternoon = Date.parse('2026-11-21T14:05:00+08:00');

describe('periods of whole days in Manila, up to today', () => {
  test.each([
    ['today', '2026-11-21'],
    ['week', '2026-11-15'],
    ['month', '2026-10-23'],
    ['quarter', '2026-08-24'],
  ] as const)('%s begins on %s', (period, from) =>
    expect(daysOfPeriod(period, afternoon)).toEqual({ from, to: '2026-11-21' }),
  );
  test('yesterday is the day that has just ended, also just after midnight in Manila', () => {
    expect(daysOfPeriod('yesterday', afternoon)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(daysOfPeriod('yesterday', Date.parse('2026-11-21T00:00:01+08:00')).to).toBe('2026-11-20');
  });
  test('a period stays the same all day, so that stored replies are found again', () => {
    const [first, last] = [Date.parse('2026-11-21T00:00:00+08:00'), Date.parse('2026-11-21T23:59:59.999+08:00')];
    expect(daysOfPeriod('week', first)).toEqual(daysOfPeriod('week', last));
    expect([manilaDay(first - 1), manilaDay(last + 1)]).toEqual(['2026-11-20', '2026-11-22']);
  });
});

test('days are queried from their first to their last moment', () =>
  expect(spanOfDays('2026-11-20', '2026-11-21')).toEqual({
    startTime: Date.parse('2026-11-20T00:00:00+08:00'),
    endTime: Date.parse('2026-11-21T23:59:59.999+08:00'),
  }));

describe('custom days (V-28)', () => {
  test('may be one to ninety days', () => {
    expect(daysError({ from: '2026-11-21', to: '2026-11-21' })).toBeNull();
    expect(daysError({ from: '2026-08-24', to: '2026-11-21' })).toBeNull();
  });
  test('may not be ninety-one days', () =>
    expect(daysError({ from: '2026-08-23', to: '2026-11-21' })).toEqual({ at: 'to', key: 'daysTooMany' }));
  test('may not end before they start', () =>
    expect(daysError({ from: '2026-11-21', to: '2026-11-20' })).toEqual({ at: 'to', key: 'daysTurned' }));
  test('must both be valid days', () => {
    expect(daysError({ from: '', to: '2026-11-20' })).toEqual({ at: 'from', key: 'dayMissing' });
    expect(daysError({ from: '2026-11-20', to: '2026-13-45' })).toEqual({ at: 'to', key: 'dayMissing' });
  });
  test('go back ninety days where the app limits them, after other errors are reported', () => {
    const oldest = oldestDay(afternoon);
    expect(oldest).toBe('2026-08-24');
    expect(daysError({ from: '2026-08-24', to: '2026-11-21' }, oldest)).toBeNull();
    expect(daysError({ from: '2026-08-23', to: '2026-08-24' }, oldest)).toEqual({ at: 'from', key: 'dayTooOld' });
    expect(daysError({ from: '', to: '2026-11-21' }, oldest)).toEqual({ at: 'from', key: 'dayMissing' });
    expect(daysError({ from: '2026-11-21', to: '2026-11-20' }, oldest)).toEqual({ at: 'to', key: 'daysTurned' });
  });
  test('pass exactly from one to ninety days', () => {
    const anyDay = fc.integer({ min: 20_000, max: 20_400 }).map((count) => manilaDay(count * 86_400_000));
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const { startTime, endTime } = spanOfDays(from, to);
        const days = (endTime + 1 - startTime) / 86_400_000;
        expect(daysError({ from, to }) === null).toBe(days >= 1 && days <= 90);
      }),
    );
  });
});
