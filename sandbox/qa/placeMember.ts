import { sql } from 'kysely';
import { payDeposit } from '../db/paidDeposit.ts';
import type { Trx } from '../db/tables.ts';
import { startOf } from '../manila.ts';
import { createPlayer } from '../operator/identity/players.ts';
import { placeBets } from './placeBets.ts';

interface Member {
  /** Who brought them. */
  pid: number;
  account?: string;
  nickname?: string;
  passwordHash?: string;
  /** Their deposits and bets, hundredths. */
  recharge: number;
  bet: number;
  time: number;
}

/** The game that members bet in. */
const gameId = 1_001;

/**
 * Creates a new member of a player, who deposits and has a round settled, and returns the id. The player's days since
 * then are booked again, except for claimed commission.
 */
export async function placeMember(trx: Trx, { recharge, bet, ...member }: Member): Promise<number> {
  const { pid, time } = member;
  const userId = await createPlayer(trx, { ...member, termsVersion: 'qa' });
  if (recharge > 0) await payDeposit(trx, { userId, amount: recharge, orderedAt: time, paidAt: time });
  if (bet > 0) await placeBets(trx, { userId, gameId, amount: bet, time });
  await trx
    .updateTable('users')
    .set({ commissionedUntil: sql`least(commissioned_until, ${startOf('day', time)})` })
    .where('id', '=', pid)
    .execute();
  return userId;
}
