import type { GeneratedAlways } from 'kysely';

/** A contest whose scores are kept, from `startTime` to before `endTime`, epoch milliseconds. */
export interface ContestSpans {
  id: GeneratedAlways<number>;
  contest: 'bets' | 'wins';
  games: number[];
  startTime: number;
  endTime: number;
}

/** A player's score in a contest, and when it was reached. */
export interface ContestScores {
  spanId: number;
  userId: number;
  value: number;
  reached: number;
}
