import type { Trx } from './tables.ts';

/** Closes a player's open game sessions; `time` in epoch milliseconds. */
export async function closeStays(trx: Trx, userId: number, time: number): Promise<void> {
  await trx
    .updateTable('stays')
    .set({ closedAt: time })
    .where('userId', '=', userId)
    .where('closedAt', 'is', null)
    .execute();
}
