import type { Random } from '#sandbox/random.ts';
import { checkOdds, pick, type Chance } from './odds.ts';

/** Games of chance by name, each drawn from the operator's one random source, unless QA has set the next result. */
export interface Draws {
  /** One result of a table, by its odds. */
  one<C extends Chance>(name: string, table: readonly C[]): C;
  /** Different numbers from 1 to `most`, each set equally likely, in the order in which they are drawn. */
  numbers(name: string, many: number, most: number): number[];
}

/** Draws by a random source; `forced` is QA's next result for a name, which must be a possible one. */
export function createDraws(random: Random, forced: (name: string) => number | undefined): Draws {
  return {
    one(name, table) {
      const wanted = forced(name);
      if (wanted === undefined) return pick(table, random);
      checkOdds(table);
      const result = table.find(({ id }) => id === wanted);
      if (!result) throw new RangeError(`${name} has no result ${wanted}`);
      return result;
    },
    numbers(name, many, most) {
      const left = Array.from({ length: most }, (_, place) => place + 1);
      return Array.from({ length: many }, () => {
        const wanted = forced(name);
        const at = wanted === undefined ? random(left.length) : left.indexOf(wanted);
        const [number] = at === -1 ? [] : left.splice(at, 1);
        if (number === undefined) throw new RangeError(`${name} has no number ${wanted} left`);
        return number;
      });
    },
  };
}
