/** Records are looked at so many days at a time at most (V-28). */
export const mostDays = 90;

const day = 24 * 60 * 60 * 1_000;
/** Days begin at midnight in Manila, which keeps this far ahead of UTC all year; milliseconds. */
const manilaAhead = 8 * 60 * 60 * 1_000;

/** A time to look at, from and to inclusively, in epoch milliseconds; open where it says nothing. */
export interface Span {
  startTime?: number;
  endTime?: number;
}

/** How many days back from today a period goes. */
const daysOf = { today: 1, week: 7, month: 30, quarter: mostDays } as const;

/** A time to look at by its name; `own` are days that the player chooses. */
export type Period = 'any' | Ended | 'own';
type Ended = keyof typeof daysOf | 'yesterday';

/** A first and a last day in Manila, as `2026-11-21`. */
export interface Days {
  from: string;
  to: string;
}

/** The day that it is in Manila, as `2026-11-21`. */
export const dayAt = (time: number) => new Date(time + manilaAhead).toISOString().slice(0, 10);

/** The first moment of a day in Manila, epoch milliseconds; not a number for what is no day. */
const beginOf = (date: string) => Date.parse(`${date}T00:00:00Z`) - manilaAhead;

/** What is wrong with days of the player's choice, and with which of them; none may be before `oldest`. */
export function daysFault({ from, to }: Days, oldest = ''): { at: 'from' | 'to'; key: DaysFault } | null {
  const [begin, last] = [beginOf(from), beginOf(to)];
  if (Number.isNaN(begin)) return { at: 'from', key: 'dayMissing' };
  if (from < oldest) return { at: 'from', key: 'dayTooOld' };
  if (Number.isNaN(last)) return { at: 'to', key: 'dayMissing' };
  if (last < begin) return { at: 'to', key: 'daysTurned' };
  return (last - begin) / day >= mostDays ? { at: 'to', key: 'daysTooMany' } : null;
}

export type DaysFault = 'dayMissing' | 'dayTooOld' | 'daysTurned' | 'daysTooMany';

/** Whole days, from the first moment of one to the last moment of another. */
export const spanOfDays = (from: string, to: string) => ({
  startTime: beginOf(from),
  endTime: beginOf(to) + day - 1,
});

/** The first and the last day of a period (`now` in epoch milliseconds); all end today but yesterday. */
export function daysOfPeriod(period: Ended, now: number): Days {
  if (period === 'yesterday') return daysOfPeriod('today', now - day);
  return { from: dayAt(now - (daysOf[period] - 1) * day), to: dayAt(now) };
}

/** The first day that the app goes back to (players RG-09, V-28). */
export const oldestDay = (now: number) => daysOfPeriod('quarter', now).from;
