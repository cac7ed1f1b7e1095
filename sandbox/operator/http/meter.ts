import { createHmac, randomBytes } from 'node:crypto';
import type { Network } from './address.ts';

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
 * `spendAll` counts for all processes. `take` returns how many milliseconds are left of the period if a name, or one of
 * an address's networks, has used up its allowance, and then takes nothing; else 0.
 */
export function createMeter({ most, period }: Allowance) {
  const taken = new Map<string, number>();
  const salt = randomBytes(16);
  /** The shared allowance that a name falls into, which is unpredictable. */
  const lotOf = ({ name, times }: Network) =>
    `lot ${times}/${createHmac('sha256', salt).update(name).digest().readUInt32BE() % mostLots}`;
  let ends = Number.NEGATIVE_INFINITY;

  return {
    take(by: string | readonly Network[], amount: number, time: number): number {
      if (time >= ends || time < ends - period) {
        ends = time + period;
        taken.clear();
      }
      const networks = typeof by === 'string' ? [{ name: by, times: 1 }] : by;
      const after = networks.map((network) => {
        const key = taken.has(network.name) || taken.size < mostNames ? network.name : lotOf(network);
        return { key, sum: (taken.get(key) ?? 0) + amount, bound: most * network.times };
      });
      if (after.some(({ sum, bound }) => sum > bound)) return ends - time;
      for (const { key, sum } of after) taken.set(key, sum);
      return 0;
    },
  };
}
