import { sql } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';

/** Whether a round is neither settled nor rolled back, in the words of the index that finds such rounds of a player. */
export const isAtStake = sql<boolean>`(coin_after_bet is not null and coin_after_win is null
  and coin_after_rollback is null)`;

/** What a player has staked in rounds that are neither settled nor rolled back, and how much of it was bonus money; hundredths. */
export async function openStakes(db: Db, userId: number): Promise<{ bet: number; bonusBet: number }> {
  const { bet, bonusBet } = await db
    .selectFrom('rounds')
    .select([
      sql<number | string>`coalesce(sum(bet), 0)`.as('bet'),
      sql<number | string>`coalesce(sum(bonus_bet), 0)`.as('bonusBet'),
    ])
    .where('userId', '=', userId)
    .where(isAtStake)
    .executeTakeFirstOrThrow();
  return { bet: Number(bet), bonusBet: Number(bonusBet) };
}
