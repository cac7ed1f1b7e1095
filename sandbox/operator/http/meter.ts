import { createHmac, randomBytes } from 'node:crypto';

/** How much something may have in a period, in milliseconds. */
export interface Allowance {
  most: number;
  period: number;
}

/** How many names are counted apart; all others then share so many allowances by lot, so that few of them share one. */
export const mostNames = 10_000;
const mostLots = 10_000;

/**
 * Counts in memory what each name takes in a period, for what is too frequent to be counted in the database. `take`
 * returns how many milliseconds are left of the period where a name has had its allowance, else 0.
 */
export function createMeter({ most, period }: Allowance) {
  const taken = new Map<string, number>();
  const salt = randomBytes(16);
  /** The name of the allowance that falls to a name, which nobody can foresee. */
  const lotOf = (name: string) => `lot ${createHmac('sha256', salt).update(name).digest().readUInt32BE() % mostLots}`;
  let ends = Number.NEGATIVE_INFINITY;

  return {
    take(name: string, amount: number, time: number): number {
      if (time >= ends || time < ends - period) {
        ends = time + period;
        taken.clear();
      }
      const key = taken.has(name) || taken.size < mostNames ? name : lotOf(name);
      const before = taken.get(key) ?? 0;
      if (before + amount > most) return ends - time;
      taken.set(key, before + amount);
      return 0;
    },
  };
}
