import { endOf, startOf } from '#sandbox/manila.ts';

/** A level: the experience that reaches it, and the bets of a calendar month that keep it; hundredths. */
export interface Level {
  level: number;
  experience: number;
  betLimit: number;
}

/** A player's bets on a date in Manila, such as 2026-11-24, without returned ones; hundredths. */
export interface BetDay {
  day: string;
  bet: number;
}

/** A player's current level, the highest that experience has reached, and the month's bets; hundredths. */
export interface Held {
  level: number;
  reached: number;
  experience: number;
  monthBet: number;
  /** Whether the level was reached, or regained, in this month: then the review at its end requires nothing. */
  isNew: boolean;
}

/** The start of a date in Manila, epoch milliseconds. */
export const startOfDay = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

/** The highest level reached by this experience. */
const reachedBy = (levels: readonly Level[], experience: number) =>
  Math.max(
    0,
    levels.findLastIndex((each) => each.experience <= experience),
  );

/**
 * A player's state at a time, by all bets until then; `levels` in ascending order. Experience reaches a level at
 * once. At the end of each calendar month in Manila a level whose `betLimit` wasn't bet in that month is lost, one
 * level at a time; not in the month in which it was reached. A lost level returns in a month with its `betLimit` in
 * bets.
 */
export function heldBy(levels: readonly Level[], days: readonly BetDay[], time: number): Held {
  const months = monthsOf(days, time);
  let [place, since, experience] = [0, -1, 0];
  for (const [month, bet] of months.entries()) {
    const before = reachedBy(levels, experience);
    experience += bet;
    const reached = reachedBy(levels, experience);
    const isBack = (each: Level, at: number) => at <= reached && each.betLimit <= bet;
    const risen = Math.max(reached > before ? reached : 0, levels.findLastIndex(isBack));
    if (risen > place) [place, since] = [risen, month];
    place = Math.min(place, reached);
    const isOver = month < months.length - 1;
    if (isOver && since !== month && bet < (levels[place]?.betLimit ?? 0)) place = Math.max(0, place - 1);
  }
  return {
    level: levels[place]?.level ?? 0,
    reached: levels[reachedBy(levels, experience)]?.level ?? 0,
    experience,
    // Bets of an earlier month that are returned in this one may make the sum negative; it then counts as 0.
    monthBet: Math.max(0, months.at(-1) ?? 0),
    isNew: place > 0 && since === months.length - 1,
  };
}

/** The bets of each calendar month from the first with a bet until that of a time, which is not over. */
function monthsOf(days: readonly BetDay[], time: number): number[] {
  const until = days.filter(({ day }) => startOfDay(day) <= time);
  const sums = new Map<number, number>();
  for (const { day, bet } of until) {
    const month = startOf('month', startOfDay(day));
    sums.set(month, (sums.get(month) ?? 0) + bet);
  }
  const months: number[] = [];
  const last = startOf('month', time);
  for (let month = Math.min(last, ...sums.keys()); month <= last; month = endOf('month', month))
    months.push(sums.get(month) ?? 0);
  return months;
}
