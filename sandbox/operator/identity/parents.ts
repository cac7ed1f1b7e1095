import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { shareDevice } from './devices.ts';
import { maskedName } from './maskedName.ts';

/** How long after registration a player may still name an inviter (checklist SH-07), milliseconds. */
export const inviterPeriod = 7 * 24 * 60 * 60 * 1_000;

/**
 * An arbitrary advisory-lock id: inviters are set one at a time. Locking the two players would not do, because four
 * who name each other at once would share no row.
 */
const parentsLock = 88_0002;

/**
 * Sets a player's inviter, once, and returns the name masked as in lists, since anybody may name anybody. Throws if
 * the inviter is missing, the player, one of the player's own descendants, or a player of the same device.
 */
export async function fillParent(db: Db, userId: number, pid: number, time: number) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${parentsLock})`.execute(trx);
    const player = await personOf(trx, userId);
    if (player?.pid) throw new Refusal(codes.alreadyDone, 'There is one already');
    if (!player || time > player.createdAt + inviterPeriod)
      throw new Refusal(codes.conditionUnmet, 'It is too late', { need: 'time' });
    const parent = await personOf(trx, pid);
    if (!parent || (await descendsFrom(trx, pid, userId)) || (await shareDevice(trx, pid, userId)))
      throw new Refusal(codes.badParameter, 'Nobody who could have', { field: 'pid' });
    await trx.updateTable('users').set({ pid, pidAt: time }).where('id', '=', userId).execute();
    return { pid, parentName: maskedName(parent.nickname) };
  });
}

const personOf = (trx: Trx, id: number) =>
  trx.selectFrom('users').select(['pid', 'nickname', 'createdAt']).where('id', '=', id).executeTakeFirst();

/**
 * Whether a player is `ancestor` or was invited by them, directly or indirectly. `union` drops repeats, so that the
 * query ends in a ring, too.
 */
async function descendsFrom(trx: Trx, id: number, ancestor: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive line (id, pid) as (
      select id, pid from users where id = ${id}
      union
      select users.id, users.pid from users join line on users.id = line.pid
    )
    select id from line where id = ${ancestor}`.execute(trx);
  return rows.length > 0;
}
