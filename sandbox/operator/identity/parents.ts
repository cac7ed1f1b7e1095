import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';

/** How long after registration a player may still name an inviter (checklist SH-07), milliseconds. */
const inviterPeriod = 7 * 24 * 60 * 60 * 1_000;

/** Sets a player's inviter, once; throws if the inviter is missing, the player, or one of the player's own descendants. */
export async function fillParent(db: Db, userId: number, pid: number, time: number) {
  return db.transaction().execute(async (trx) => {
    const player = await personOf(trx, userId);
    if (player?.pid) throw new Refusal(codes.alreadyDone, 'There is one already');
    if (!player || time > player.createdAt + inviterPeriod) throw new Refusal(codes.conditionUnmet, 'It is too late');
    const parent = await personOf(trx, pid);
    if (!parent || (await descendsFrom(trx, pid, userId)))
      throw new Refusal(codes.badParameter, 'Nobody who could have', { field: 'pid' });
    await trx.updateTable('users').set({ pid }).where('id', '=', userId).execute();
    return { pid, parentName: parent.nickname };
  });
}

const personOf = (trx: Trx, id: number) =>
  trx.selectFrom('users').select(['pid', 'nickname', 'createdAt']).where('id', '=', id).executeTakeFirst();

/** Whether a player is `ancestor` or was invited by them, directly or indirectly. */
async function descendsFrom(trx: Trx, id: number, ancestor: number): Promise<boolean> {
  if (id === ancestor) return true;
  const above = (await personOf(trx, id))?.pid ?? 0;
  return above !== 0 && descendsFrom(trx, above, ancestor);
}
