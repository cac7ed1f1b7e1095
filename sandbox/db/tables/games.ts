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

/** A game in play. The launch token works once; `bet` and `win` are what was staked and won in it. */
export interface GameSessions {
  id: string;
  userId: number;
  gameId: number;
  demo: boolean;
  launchHash: string;
  launchExpires: number;
  launched: Generated<boolean>;
  openedAt: number;
  closedAt: number | null;
  /** When the player was last seen in it. */
  seenAt: Generated<number>;
  bet: Generated<Money>;
  win: Generated<Money>;
}

/** A round of a game by the provider's id, with the balance after each of its steps, so that a repeat hears the same. */
export interface Rounds {
  stayId: string;
  roundId: string;
  bet: Money;
  coinAfterBet: Money | null;
  win: Money | null;
  coinAfterWin: Money | null;
  coinAfterRollback: Money | null;
  at: Generated<number>;
  /** How much of the bet counted as turnover. */
  counted: Generated<Money>;
}

export interface Likes {
  userId: number;
  gameId: number;
  time: number;
}

/** When a player last started a game. */
export interface Plays {
  userId: number;
  gameId: number;
  time: number;
}
