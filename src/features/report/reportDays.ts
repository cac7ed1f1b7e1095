import { daysFault, daysOfPeriod, type DaysFault } from '#shared/records/days.ts';

const day = 24 * 60 * 60 * 1_000;

/** The times that play is reported of; `own` are days that the player chooses. */
export const periods = ['today', 'yesterday', 'week', 'month', 'own'] as const;
export type ReportPeriod = (typeof periods)[number];

/** A first and a last day in Manila, as `2026-11-21`. */
export interface Days {
  from: string;
  to: string;
}

/** The first and the last day of a period, `now` in epoch milliseconds. */
export const daysOfReport = (period: Exclude<ReportPeriod, 'own'>, now: number): Days =>
  period === 'yesterday' ? daysOfPeriod('today', now - day) : daysOfPeriod(period, now);

/** The first day that the app goes back to (players RG-09, V-28). */
export const oldestDay = (now: number) => daysOfPeriod('quarter', now).from;

/** What is wrong with days of the player's choice, and with which of them. */
export function reportFault(
  { from, to }: Days,
  now: number,
): { at: 'from' | 'to'; key: DaysFault | 'dayTooOld' } | null {
  const fault = daysFault(from, to);
  return fault?.at === 'from' || from >= oldestDay(now) ? fault : { at: 'from', key: 'dayTooOld' };
}

/** Every day from a first to a last one, the earliest first. */
export function eachDay({ from, to }: Days): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: (last - first) / day + 1 }, (_, at) =>
    new Date(first + at * day).toISOString().slice(0, 10),
  );
}
