import { rankPeriods, type RankPeriod } from '#contract/rewards/contests.ts';
import type { Activity } from '#contract/entities.ts';
import { dayOf, endOf, startOf, type Period } from '#sandbox/manila.ts';

const dayLength = 24 * 60 * 60 * 1_000;

/** For how many days after its period an award can be claimed. */
export const claimDays = 7;
export const claimTime = claimDays * dayLength;

/** Ids of a kind of period start at this multiple of the kind, and are numbered by its first day since 1970. */
const idsOfKind = 1_000_000;

const names: Record<RankPeriod, Period> = {
  [rankPeriods.day]: 'day',
  [rankPeriods.week]: 'week',
  [rankPeriods.month]: 'month',
};
const isKind = (kind: number): kind is RankPeriod => kind in names;

/** A period of the ranking, from `start` to before `end`, epoch milliseconds. */
export interface RankSpan {
  id: number;
  kind: RankPeriod;
  start: number;
  end: number;
}

/** The times of an activity, epoch milliseconds; without them it has no start or no end. */
type Times = Pick<Activity, 'startTime' | 'endTime'>;

const numberOfDay = (time: number) => Date.parse(`${dayOf(time)}T00:00:00Z`) / dayLength;

/** The day, week or month in Manila around a time, cut to the activity's time (RK-01). */
export function spanAt(kind: RankPeriod, time: number, { startTime, endTime }: Times): RankSpan {
  const first = startOf(names[kind], time);
  return {
    id: kind * idsOfKind + numberOfDay(first),
    kind,
    start: Math.max(first, startTime ?? 0),
    end: Math.min(endOf(names[kind], time), endTime || Infinity),
  };
}

/** The period of an id; undefined for an invalid one. */
export function spanOfId(id: number, activity: Times): RankSpan | undefined {
  const kind = Math.floor(id / idsOfKind);
  if (!isKind(kind)) return undefined;
  const span = spanAt(kind, Date.parse(`1970-01-01T00:00:00+08:00`) + (id % idsOfKind) * dayLength, activity);
  return span.id === id && span.start < span.end ? span : undefined;
}

/** The ended periods of a kind whose awards can still be claimed, the latest first. */
export function endedSpans(kind: RankPeriod, time: number, activity: Times): RankSpan[] {
  const spans: RankSpan[] = [];
  for (let at = time; endOf(names[kind], at) + claimTime > time; at = startOf(names[kind], at) - 1)
    spans.push(spanAt(kind, at, activity));
  return spans.filter(({ start, end }) => start < end && end <= time && time < end + claimTime);
}
