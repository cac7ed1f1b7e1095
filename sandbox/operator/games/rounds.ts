import { sql } from 'kysely';
import type { Money } from '#contract/schema.ts';
import { isOpen, playFrom } from '#sandbox/db/stays.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { lockHouse } from '#sandbox/ledger/transfer.ts';
import { addToScores } from '../contests/scores.ts';
import { feedPools } from '../rewards/jackpotPools.ts';
import { returnBonus, stakeBonus, winBonus } from '../money/bonusMoney.ts';
import { countBet } from '../money/turnover.ts';
import { earnPoints } from '../shop/earnedPoints.ts';
import { WalletError } from './walletErrors.ts';

/**
 * The game session of the provider's session id; one whose game has been removed takes no bets. Throws for an unknown
 * session and for a demo, which has no wallet.
 */
export async function gameSessionOf(db: Db, session: string, time: number) {
  const gameSession = await db
    .selectFrom('stays')
    .leftJoin('games', 'games.id', 'stays.gameId')
    .select([
      'stays.id',
      'stays.userId',
      'stays.demo',
      sql<string>`coalesce(games.name, 'Game ' || stays.game_id)`.as('gameName'),
      sql<number>`coalesce(games.min_bet, 0)`.as('minBet'),
      sql<number>`coalesce(games.max_bet, 0)`.as('maxBet'),
      sql<boolean>`games.id is not null and ${isOpen(time)}`.as('isOpen'),
    ])
    .where('stays.id', '=', session)
    .where('stays.launched', '=', true)
    .executeTakeFirst();
  if (!gameSession) throw new WalletError('unknown');
  if (gameSession.demo) throw new WalletError('demo');
  return gameSession;
}

/** A game session and its player. */
interface Played {
  id: string;
  userId: number;
}

/** The round, locked until the transaction ends; inserted first if it is new. */
export async function roundOf(trx: Trx, { id: stayId, userId }: Played, roundId: string, at: number, bet = 0) {
  const row = {
    stayId,
    roundId,
    userId,
    at,
    bet: hundredths(bet),
    coinAfterBet: null,
    win: null,
    coinAfterWin: null,
    coinAfterRollback: null,
  };
  await trx
    .insertInto('rounds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('rounds')
    .selectAll()
    .where('stayId', '=', stayId)
    .where('roundId', '=', roundId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A round's bet, and the balance after it was taken back, without locking it; undefined for a new round. */
export const roundSoFar = (db: Db, stayId: string, roundId: string) =>
  db
    .selectFrom('rounds')
    .select(['bet', 'coinAfterRollback'])
    .where('stayId', '=', stayId)
    .where('roundId', '=', roundId)
    .executeTakeFirst();

/** Updates a round's row. */
export const update = (
  trx: Trx,
  stayId: string,
  roundId: string,
  change: {
    win?: Money;
    bonusBet?: Money;
    coinAfterBet?: Money;
    coinAfterWin?: Money;
    coinAfterRollback?: Money;
    settledAt?: number;
  },
) => trx.updateTable('rounds').set(change).where('stayId', '=', stayId).where('roundId', '=', roundId).execute();

/** Adds to a game session's stakes and wins, and to its play where that is a sign of the player at a time. */
async function tally(trx: Trx, id: string, { bet = 0, win = 0 }: { bet?: number; win?: number }, time?: number) {
  await trx
    .updateTable('stays')
    .set({
      bet: sql`bet + ${bet}`,
      win: sql`win + ${win}`,
      ...(time !== undefined && { played: sql<string>`played + ${playFrom(time)}` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Adds a placed bet to its game session, and returns how much of it was its locked player's bonus money. */
export async function tallyBet(trx: Trx, { id, userId }: Played, { bet }: { bet: number }, time: number) {
  await tally(trx, id, { bet }, time);
  return { bonusBet: await stakeBonus(trx, userId, bet) };
}

interface Staked {
  roundId: string;
  bet: number;
  bonusBet: number;
  /** When the bet was placed, epoch milliseconds. */
  at: number;
}

/**
 * Settles a round: adds its win to the game session and the win's share to the locked player's bonus money, and
 * counts its bet, for turnover, points, contests and the jackpots. Nothing counts before, since an open bet can be returned.
 */
export async function tallyWin(trx: Trx, { id, userId }: Played, round: Staked, win: number, time: number) {
  // A won round has it already: without it, a lost one would lock the accounts below in another order.
  await lockHouse(trx, 'games');
  await tally(trx, id, { win }, time);
  const { roundId, bet, bonusBet, at } = round;
  await countBet(trx, userId, { bet, bonusBet, at });
  await winBonus(trx, { userId, ref: forfeitOf(id, roundId), bet, bonusBet, win, time });
  await addToScores(trx, { stayId: id, userId, bet, win, time });
  await earnPoints(trx, { ref: `points:${id}:${roundId}`, userId, bet, time });
  await feedPools(trx, { ref: `settled:${id}:${roundId}`, bet, time });
}

/** Reverses `tallyBet` for a bet that was rolled back. */
export async function untally(trx: Trx, { id, userId }: Played, round: Omit<Staked, 'at'>, time: number) {
  const { roundId, bet, bonusBet } = round;
  await tally(trx, id, { bet: -bet });
  await returnBonus(trx, { userId, ref: forfeitOf(id, roundId), bonusBet, time });
}

const forfeitOf = (id: string, roundId: string) => `forfeit:${id}:${roundId}`;
