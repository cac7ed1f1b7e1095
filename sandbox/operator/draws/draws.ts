import type { Random } from '#sandbox/random.ts';
import { checkOdds, pick, type Chance } from './odds.ts';

/** Games of chance by name, each drawn from the operator's one source of random numbers, unless QA has said what comes next. */
export interface Draws {
  /** One result of a table, by its odds. */
  one<C extends Chance>(name: string, table: readonly C[]): C;
  /** So many different numbers from 1 to `most`, each set as likely as any other, in the order in which they are drawn. */
  numbers(name: string, many: number, most: number): number[];
}

/** Draws by a source of random numbers; `forced` says what QA wants next of a name, which must be a possible result. */
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
