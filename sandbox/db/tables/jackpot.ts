import type { Generated, GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';

/** A jackpot draw: the count of its prop, hundredths of money; `type` as in `drawTypes`. */
export interface JackpotDraws {
  id: GeneratedAlways<number>;
  userId: number;
  propId: number;
  type: number;
  count: Money;
  time: number;
  /** Whether it is the player's largest win of money; of equal ones the first. */
  best: Generated<boolean>;
}

/** What a tier's pool is owed beyond its balance, in 1/10000 of a hundredth. */
export interface JackpotPools {
  propId: number;
  owed: Generated<number>;
}

/** Granted chances to draw that a player hasn't used. */
export interface DrawChances {
  userId: number;
  num: number;
}
