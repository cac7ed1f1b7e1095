import type { MissionKind } from '#contract/rewards/contests.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { placeIn, placesIn } from '../contests/places.ts';
import { keepScores } from '../contests/scores.ts';
import { countedRounds } from '../games/countedBets.ts';

/** A settled round; hundredths. */
export interface Settled {
  gameId: number;
  bet: number;
  win: number;
}

/** From `start` to before `end`, epoch milliseconds. */
export interface Times {
  start: number;
  end: number;
}

/** A win as hundredths of its bet. */
const timesOf = ({ bet, win }: Settled) => Math.floor((win * 100) / bet);

/** Whether a round paid more than its bet; anything less is no win. */
const isWon = ({ bet, win }: Settled) => win > bet;

/** The longest winning streak. */
function longestRow(rounds: readonly Settled[]): number {
  let [row, longest] = [0, 0];
  for (const round of rounds) {
    row = isWon(round) ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

const counting: Record<MissionKind, (rounds: readonly Settled[]) => number> = {
  wager: (rounds) => rounds.reduce((sum, { bet }) => sum + bet, 0),
  streak: longestRow,
  multiplier: (rounds) => rounds.filter(isWon).reduce((best, round) => Math.max(best, timesOf(round)), 0),
};

/** The progress of a mission on a game, given rounds in order of settlement (SL-01). */
export const progressOf = (
  rounds: readonly Settled[],
  { gameId, kind }: { gameId: number; kind: MissionKind },
): number => counting[kind](rounds.filter((round) => round.gameId === gameId));

/** A player's rounds settled on some games within a time, in order of settlement. */
export async function settledOn(db: Db, userId: number, games: readonly number[], { start, end }: Times) {
  const rows = await countedRounds(db, userId, start, end)
    .select(['stays.gameId', 'rounds.bet', 'rounds.win'])
    .where('stays.gameId', 'in', games)
    .orderBy('rounds.settledAt')
    .orderBy('rounds.at')
    .orderBy('rounds.roundId')
    .execute();
  return rows.map(({ win, ...row }): Settled => ({ ...row, win: win ?? 0 }));
}

/** The first places by the best win on some games, in hundredths of its bet, and a player's own (SL-02). */
export async function bestWins(db: Db, userId: number, games: readonly number[], times: Times, most: number) {
  const id = await keepScores(db, { by: 'wins', games, ...times });
  return { first: await placesIn(db, id, { limit: most }), own: await placeIn(db, id, userId) };
}
