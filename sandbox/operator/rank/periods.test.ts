import { expect, test } from 'vitest';
import { rankPeriods } from '#contract/rewards/contests.ts';
import { endedSpans, spanAt, spanOfId } from './periods.ts';

const { day, week, month } = rankPeriods;
const manila = (text: string) => Date.parse(`${text}+08:00`);
const hour = 60 * 60 * 1_000;
const always = {};

/** A Wednesday. */
const time = manila('2031-03-12T12:00');

test('a period begins and ends at midnight in Manila, a week on Monday (RK-01)', () => {
  const bounds = [day, week, month].map((kind) => {
    const { start, end } = spanAt(kind, time, always);
    return [start, end];
  });
  expect(bounds).toEqual([
    [manila('2031-03-12T00:00'), manila('2031-03-13T00:00')],
    [manila('2031-03-10T00:00'), manila('2031-03-17T00:00')],
    [manila('2031-03-01T00:00'), manila('2031-04-01T00:00')],
  ]);
});

test('a period id is unique and resolves to its period, an unknown id does not (RK-01)', () => {
  for (const kind of [day, week, month]) {
    const span = spanAt(kind, time, always);
    expect(spanOfId(span.id, always)).toEqual(span);
  }
  const { id } = spanAt(week, time, always);
  expect([0, id + 1, 4_022_000, 2_147_483_647].map((each) => spanOfId(each, always))).toEqual(
    Array.from({ length: 4 }),
  );
});

test('periods that ended within seven days are claimable, latest first (RK-01)', () => {
  const starts = (kind: 1 | 2 | 3, at = time) => endedSpans(kind, at, always).map(({ start }) => start);
  expect(starts(day)).toEqual(
    ['11', '10', '09', '08', '07', '06', '05'].map((date) => manila(`2031-03-${date}T00:00`)),
  );
  expect(starts(week)).toEqual([manila('2031-03-03T00:00')]);
  expect(starts(month)).toEqual([]);
  expect(starts(month, manila('2031-03-07T23:59'))).toEqual([manila('2031-02-01T00:00')]);
  expect(starts(month, manila('2031-03-08T00:00'))).toEqual([]);
});

test('a ranking’s start and end clip its periods, and the last stay claimable (RK-01)', () => {
  const activity = { startTime: manila('2031-03-11T18:00'), endTime: manila('2031-03-13T06:00') };
  expect(spanAt(week, time, activity)).toMatchObject({ start: activity.startTime, end: activity.endTime });
  const ended = endedSpans(day, activity.endTime + hour, activity);
  expect(ended.map(({ start, end }) => (end - start) / hour)).toEqual([6, 24, 6]);
  expect(endedSpans(month, manila('2031-03-20T05:59'), activity)).toHaveLength(1);
  expect(endedSpans(month, manila('2031-03-20T06:00'), activity)).toEqual([]);
});
