import type { Generated, GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';

/** A jackpot draw: how many of the prop it gave, hundredths of money; `type` as in `drawTypes`. */
export interface JackpotDraws {
  id: GeneratedAlways<number>;
  userId: number;
  propId: number;
  type: number;
  count: Money;
  time: number;
}

/** What is owed to a tier's pool beyond what lies in it, in 1/10000 of a hundredth. */
export interface JackpotPools {
  propId: number;
  owed: Generated<number>;
}

/** Chances to draw that a player was given and hasn't used. */
export interface DrawChances {
  userId: number;
  num: number;
}
