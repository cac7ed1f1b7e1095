import { createHmac, randomBytes } from 'node:crypto';

/** How much one name may use per period, in milliseconds. */
export interface Allowance {
  most: number;
  period: number;
}

/** How many names are counted separately; all others share this many allowances at random, so that few share one. */
export const mostNames = 10_000;
const mostLots = 10_000;

/**
 * Counts in memory what each name uses per period, so that a flood is refused before it reaches the database, where
 * `spend` counts for all processes. `take` returns how many milliseconds are left of the period if a name has used up
 * its allowance, else 0.
 */
export function createMeter({ most, period }: Allowance) {
  const taken = new Map<string, number>();
  const salt = randomBytes(16);
  /** The shared allowance that a name falls into, which is unpredictable. */
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
