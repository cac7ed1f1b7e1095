import { closeStays } from '#sandbox/db/stays.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { Refusal } from '../http/refusal.ts';
import { spend, type Budget } from '../identity/budgets.ts';
import { roundOf, update } from './rounds.ts';

const day = 24 * 60 * 60_000;

/** How many refused bets a player may leave a day before their game is closed: nobody taps so often for nothing. */
export const budgetOf = (userId: number): Budget => ({ name: `refusedBets:${userId}`, most: 300, period: day });

/** A bet, in hundredths, of a round of a locked player's game session. */
interface RefusedBet {
  gameSession: { id: string; userId: number; isOpen: boolean };
  roundId: string;
  amount: number;
}

/**
 * Leaves a tombstone of a refused bet, so that a copy of it, whoever sends it, takes nothing when the reason is gone.
 * A game that isn’t open, whose bets are all refused, needs none; beyond the most of a day it is closed.
 */
export async function refuseForGood(trx: Trx, { gameSession, roundId, amount }: RefusedBet, time: number) {
  const { id, userId, isOpen } = gameSession;
  if (!isOpen) return;
  const round = await roundOf(trx, gameSession, roundId, time, amount);
  if (round.coinAfterBet !== null || round.coinAfterRollback !== null) return;
  await update(trx, id, roundId, { coinAfterRollback: await balanceOf(trx, userId) });
  try {
    await spend(trx, budgetOf(userId), time);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await closeStays(trx, userId, time);
  }
}
