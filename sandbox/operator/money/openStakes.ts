import { sql } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';

/** What a player has staked in rounds that are neither settled nor rolled back, and how much of it was bonus money; hundredths. */
export async function openStakes(db: Db, userId: number): Promise<{ bet: number; bonusBet: number }> {
  const { bet, bonusBet } = await db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .select([
      sql<number | string>`coalesce(sum(rounds.bet), 0)`.as('bet'),
      sql<number | string>`coalesce(sum(rounds.bonus_bet), 0)`.as('bonusBet'),
    ])
    .where('stays.userId', '=', userId)
    .where('coinAfterBet', 'is not', null)
    .where('coinAfterWin', 'is', null)
    .where('coinAfterRollback', 'is', null)
    .executeTakeFirstOrThrow();
  return { bet: Number(bet), bonusBet: Number(bonusBet) };
}
