import type { Trx } from '#sandbox/db/tables.ts';
import { playerOf } from '../identity/players.ts';
import { createClosed } from './detachPerson.ts';

/**
 * Ends a locked account's membership, so that somebody else can own it. It is kept as that of the closed account of
 * whoever leaves, whose check may be there already: what they did until now counts for their inviter as before.
 */
export async function leaveInviter(trx: Trx, userId: number, time: number): Promise<void> {
  const { pid, pidAt } = await playerOf(trx, userId);
  if (pid === 0) return;
  const check = await trx.selectFrom('kycChecks').select('userId').where('formerId', '=', userId).executeTakeFirst();
  const closed = check?.userId ?? (await createClosed(trx, userId, time));
  await trx.updateTable('users').set({ pid, pidAt, leftId: userId }).where('id', '=', closed).execute();
  await trx.updateTable('users').set({ pid: 0, pidAt: 0 }).where('id', '=', userId).execute();
}
