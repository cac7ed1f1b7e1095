import { dayStates, type DayState } from '#contract/rewards/dailySignIn.ts';

const dayLength = 24 * 60 * 60 * 1_000;

/** The length of a cycle in days. */
export const cycle = 7;

/** A date in Manila, such as 2026-11-24, as a number of days. */
const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayLength;

/**
 * The seven days around a date, given a player's sign-ins. A cycle begins with the first sign-in after the previous
 * one has ended, and then runs by the calendar: a day without a sign-in is missed.
 */
export function cycleOf(signed: readonly string[], date: string): { day: number; states: readonly DayState[] } {
  const today = numberOf(date);
  const days = new Set(signed.map(numberOf));
  let first = Number.NEGATIVE_INFINITY;
  for (const day of [...days].toSorted((a, b) => a - b)) if (day >= first + cycle) first = day;
  if (today >= first + cycle) first = today;
  const stateOf = (day: number) => {
    if (days.has(day)) return dayStates.done;
    if (day === today) return dayStates.today;
    return day < today ? dayStates.missed : dayStates.future;
  };
  return { day: today - first + 1, states: Array.from({ length: cycle }, (_, place) => stateOf(first + place)) };
}
