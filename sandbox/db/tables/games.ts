import type { Generated } from 'kysely';
import type { Money } from '#contract/schema.ts';

export interface Games {
  id: number;
  name: string;
  gameTypeId: number;
  brandId: number;
  orientation: number;
  tryIt: boolean;
  hot: boolean;
  isNew: boolean;
  maintenance: boolean;
  status: Generated<number>;
  rtp: number;
  minBet: Money;
  maxBet: Money;
}

export interface Shelves {
  id: number;
  name: string;
  status: Generated<number>;
  sort: number;
}

/**
 * A game session. The launch token launches it once; `bet` and `win` are its totals; `session` is the hash of the token
 * that opened it.
 */
export interface GameSessions {
  id: string;
  userId: number;
  session: Generated<string>;
  gameId: number;
  demo: boolean;
  launchHash: string;
  launchExpires: number;
  launched: Generated<boolean>;
  openedAt: number;
  closedAt: number | null;
  /** When its player counts as playing, as a multirange of epoch milliseconds: `playFrom` of each sign of them. */
  played: Generated<string>;
  bet: Generated<Money>;
  win: Generated<Money>;
}

/** A round by the provider's id, with the balance after each of its steps, so that a duplicate gets the same answer. */
export interface Rounds {
  stayId: string;
  roundId: string;
  /** The player of the game session. */
  userId: number;
  bet: Money;
  coinAfterBet: Money | null;
  win: Money | null;
  coinAfterWin: Money | null;
  coinAfterRollback: Money | null;
  at: Generated<number>;
  /** When the maker reported its end, epoch milliseconds; null while it is open, and for a returned bet. */
  settledAt: Generated<number | null>;
  /** The bonus money in the bet. */
  bonusBet: Generated<Money>;
}

export interface Likes {
  userId: number;
  gameId: number;
  time: number;
}

/** When a player last started each game. */
export interface Plays {
  userId: number;
  gameId: number;
  time: number;
}
