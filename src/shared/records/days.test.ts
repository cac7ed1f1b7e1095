import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { manilaDay } from '#i18n/manila.ts';
import { daysFault, daysOfPeriod, oldestDay, spanOfDays } from './days.ts';

const afternoon = Date.parse('2026-11-21T14:05:00+08:00');

describe('a period is whole days in Manila, up to today', () => {
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
  test('it stays the same all day, so that what was kept can be found again', () => {
    const [first, last] = [Date.parse('2026-11-21T00:00:00+08:00'), Date.parse('2026-11-21T23:59:59.999+08:00')];
    expect(daysOfPeriod('week', first)).toEqual(daysOfPeriod('week', last));
    expect([manilaDay(first - 1), manilaDay(last + 1)]).toEqual(['2026-11-20', '2026-11-22']);
  });
});

test('days are asked for from their first to their last moment', () =>
  expect(spanOfDays('2026-11-20', '2026-11-21')).toEqual({
    startTime: Date.parse('2026-11-20T00:00:00+08:00'),
    endTime: Date.parse('2026-11-21T23:59:59.999+08:00'),
  }));

describe('days of the player’s choice (V-28)', () => {
  test('one day will do, and so will ninety', () => {
    expect(daysFault({ from: '2026-11-21', to: '2026-11-21' })).toBeNull();
    expect(daysFault({ from: '2026-08-24', to: '2026-11-21' })).toBeNull();
  });
  test('ninety-one are too many', () =>
    expect(daysFault({ from: '2026-08-23', to: '2026-11-21' })).toEqual({ at: 'to', key: 'daysTooMany' }));
  test('the last is not before the first', () =>
    expect(daysFault({ from: '2026-11-21', to: '2026-11-20' })).toEqual({ at: 'to', key: 'daysTurned' }));
  test('both are days', () => {
    expect(daysFault({ from: '', to: '2026-11-20' })).toEqual({ at: 'from', key: 'dayMissing' });
    expect(daysFault({ from: '2026-11-20', to: '2026-13-45' })).toEqual({ at: 'to', key: 'dayMissing' });
  });
  test('where the app goes back ninety days, it goes no further; what isn’t a day, or is turned around, is said first', () => {
    const oldest = oldestDay(afternoon);
    expect(oldest).toBe('2026-08-24');
    expect(daysFault({ from: '2026-08-24', to: '2026-11-21' }, oldest)).toBeNull();
    expect(daysFault({ from: '2026-08-23', to: '2026-08-24' }, oldest)).toEqual({ at: 'from', key: 'dayTooOld' });
    expect(daysFault({ from: '', to: '2026-11-21' }, oldest)).toEqual({ at: 'from', key: 'dayMissing' });
    expect(daysFault({ from: '2026-11-21', to: '2026-11-20' }, oldest)).toEqual({ at: 'to', key: 'daysTurned' });
  });
  test('what passes is from one to ninety days long', () => {
    const anyDay = fc.integer({ min: 20_000, max: 20_400 }).map((count) => manilaDay(count * 86_400_000));
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const { startTime, endTime } = spanOfDays(from, to);
        const days = (endTime + 1 - startTime) / 86_400_000;
        expect(daysFault({ from, to }) === null).toBe(days >= 1 && days <= 90);
      }),
    );
  });
});
