import { createHmac } from 'node:crypto';
import type { Random } from '../random.ts';

/** How many different numbers one hash gives. */
const range = 2 ** 32;

/**
 * The random numbers of a round by its name: always the same for one name, on every machine and after every restart,
 * and unpredictable without the secret.
 */
export const keyedRandom =
  (secret: string) =>
  (name: string): Random => {
    let count = 0;
    const next = () => createHmac('sha256', secret).update(`${++count} ${name}`).digest().readUInt32BE();
    return (below) => {
      // Numbers beyond the last whole multiple of `below` are skipped, as they would make the first results likelier.
      const whole = range - (range % below);
      let number = next();
      while (number >= whole) number = next();
      return number % below;
    };
  };
