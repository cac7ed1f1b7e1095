import type { Chance } from '../operator/draws/odds.ts';
import { pick } from '../operator/draws/odds.ts';
import { fitsOdds } from './chiSquare.ts';
import { seededRandom } from './seededRandom.ts';

/** How many draws of a game of chance are compared with its odds. */
const million = 1_000_000;

/** Whether a million draws of a table fit the chances shown to players (chi-square, p > 0.001), by id in any unit. */
export function aMillionFit(table: readonly Chance[], shown: ReadonlyMap<number, number>, seed = 1): boolean {
  const random = seededRandom(seed);
  const counts = new Map<number, number>();
  for (let drawn = 0; drawn < million; drawn++) {
    const { id } = pick(table, random);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return fitsOdds(counts, shown);
}
