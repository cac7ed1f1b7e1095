import { manilaOffset } from '#contract/calendar.ts';

const minute = 60_000;
const dayLength = 24 * 60 * minute;

export type Period = 'day' | 'week' | 'month';

const local = (time: number) => new Date(time + manilaOffset);
const midnight = (year: number, month: number, day: number) => Date.UTC(year, month, day) - manilaOffset;

/** The date in Manila, such as 2026-11-21. */
export const dayOf = (time: number) => local(time).toISOString().slice(0, 10);

/** When a date in Manila, such as 2026-11-21, begins; undefined for invalid text. */
export function startOfDate(date: string): number | undefined {
  const time = Date.parse(`${date}T00:00:00+08:00`);
  return Number.isSafeInteger(time) && dayOf(time) === date ? time : undefined;
}

/** Start of the day, week (from Monday) or month around a time; epoch milliseconds, midnight in Manila. */
export function startOf(period: Period, time: number): number {
  const date = local(time);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  const day = period === 'month' ? 1 : date.getUTCDate() - (period === 'week' ? sinceMonday : 0);
  return midnight(date.getUTCFullYear(), date.getUTCMonth(), day);
}

/** End of the period, which is the start of the next. */
export function endOf(period: Period, time: number): number {
  const start = startOf(period, time);
  if (period !== 'month') return start + (period === 'week' ? 7 : 1) * dayLength;
  const date = local(start);
  return midnight(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
