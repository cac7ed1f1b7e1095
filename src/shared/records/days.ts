import { manilaDay, startOfManilaDay } from '#i18n/manila.ts';

/** Maximum number of days per query of records (V-28). */
export const mostDays = 90;

const day = 24 * 60 * 60 * 1_000;

/** A time range, inclusive, in epoch milliseconds; open where undefined. */
export interface Span {
  startTime?: number;
  endTime?: number;
}

/** Number of days of each preset, today included. */
const daysOf = { today: 1, week: 7, month: 30, quarter: mostDays } as const;

/** A preset of the period picker; `own` are days that the player chooses. */
export type Period = 'any' | Ended | 'own';
type Ended = keyof typeof daysOf | 'yesterday';

/** A first and a last day in Manila, as `2026-11-21`. */
export interface Days {
  from: string;
  to: string;
}

/** The error of the chosen days, and its field; none may be before `oldest`. */
export function daysError({ from, to }: Days, oldest = ''): { at: 'from' | 'to'; key: DaysError } | null {
  const [begin, last] = [startOfManilaDay(from), startOfManilaDay(to)];
  if (Number.isNaN(begin)) return { at: 'from', key: 'dayMissing' };
  if (from < oldest) return { at: 'from', key: 'dayTooOld' };
  if (Number.isNaN(last)) return { at: 'to', key: 'dayMissing' };
  if (last < begin) return { at: 'to', key: 'daysTurned' };
  return (last - begin) / day >= mostDays ? { at: 'to', key: 'daysTooMany' } : null;
}

export type DaysError = 'dayMissing' | 'dayTooOld' | 'daysTurned' | 'daysTooMany';

/** The time range of whole days, inclusive. */
export const spanOfDays = (from: string, to: string) => ({
  startTime: startOfManilaDay(from),
  endTime: startOfManilaDay(to) + day - 1,
});

/** The first and the last day of a period (`now` in epoch milliseconds); all end today except yesterday. */
export function daysOfPeriod(period: Ended, now: number): Days {
  if (period === 'yesterday') return daysOfPeriod('today', now - day);
  return { from: manilaDay(now - (daysOf[period] - 1) * day), to: manilaDay(now) };
}

/** The oldest day that records can be shown for (players RG-09, V-28). */
export const oldestDay = (now: number) => daysOfPeriod('quarter', now).from;
