import type { Random } from '#sandbox/random.ts';

/** The sum of a table's chances, in parts per million. */
const certainty = 1_000_000;

/** A result of a draw, and its chance in parts per million, as shown to players (players B18). */
export interface Chance {
  id: number;
  chance: number;
}

/** Throws unless the chances of a table sum to a million, each for a different result. */
export function checkOdds(table: readonly Chance[]): void {
  const sum = table.reduce((total, { chance }) => total + chance, 0);
  const fair = table.every(({ chance }) => Number.isInteger(chance) && chance >= 0);
  if (!fair || sum !== certainty) throw new TypeError(`The chances sum to ${sum} and not to ${certainty}`);
  if (new Set(table.map(({ id }) => id)).size !== table.length) throw new TypeError('A result has two chances');
}

/** Draws one result of a table by its chances. */
export function pick<C extends Chance>(table: readonly C[], random: Random): C {
  checkOdds(table);
  let left = random(certainty);
  for (const result of table) {
    left -= result.chance;
    if (left < 0) return result;
  }
  throw new RangeError('A random number was not below its bound');
}
