import type { Generated, GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';

/** A player's round of the invite spin: its spins' total is paid once, if it reached the target in time. */
export interface InviteRounds {
  id: GeneratedAlways<number>;
  userId: number;
  begunAt: number;
  endsAt: number;
  target: Money;
  exchangedAt: Generated<number | null>;
}

/** A spin and its result: hundredths of money, or a number of another prop. */
export interface InviteSpins {
  id: GeneratedAlways<number>;
  userId: number;
  roundId: number;
  cellId: number;
  propId: number;
  count: number;
  time: number;
}

/** A tap on sharing the player’s link, and the channel. */
export interface InviteTaps {
  id: GeneratedAlways<number>;
  userId: number;
  via: string;
  time: number;
}
