import { randomInt } from 'node:crypto';

/** A uniform random integer from 0, below `below`. */
export type Random = (below: number) => number;

/** The machine's cryptographic source. */
export const fairRandom: Random = (below) => randomInt(below);
