import type { Trx } from './tables.ts';

/**
 * Locks a player's money, limits, checks and game sessions against other transactions until this one ends; rows that
 * only reference the player may still be added, or two transactions could wait for each other.
 */
export async function lockPlayer(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}
