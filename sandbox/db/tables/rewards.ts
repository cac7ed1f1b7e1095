import type { GeneratedAlways } from 'kysely';
import type { Reward } from '#contract/signInReply.ts';
import type { Money } from '#contract/schema.ts';
import type { Json } from './json.ts';

/** Something a player can have once: a reward of a day, a level, a step. `name` identifies it. */
export interface Claims {
  userId: number;
  name: string;
  time: number;
}

/** How much of a limited stock is taken, by a player, or in all (then `userId` is 0). */
export interface Takings {
  name: string;
  userId: number;
  taken: number;
}

/**
 * The rebate of a kind of games for a day in Manila, which begins at `day`: due when the day is over, claimable until
 * it expires. `rate` is 1/10000.
 */
export interface Rebates {
  id: GeneratedAlways<number>;
  userId: number;
  day: number;
  gameTypeId: number;
  validBet: Money;
  rate: number;
  bonus: Money;
  dueAt: number;
  expiresAt: number;
  claimedAt: number | null;
}

/** A received reward, or one that waits until it expires; `activityType` is 0 if it belongs to none. */
export interface Awards {
  id: GeneratedAlways<number>;
  ref: string;
  userId: number;
  activityType: number;
  rewards: Json<Reward[]>;
  time: number;
  got: boolean;
  expiresAt: number | null;
}
