import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Context } from '../context/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { shareDevice } from './devices.ts';
import { maskedName } from './maskedName.ts';
import { lockSession } from './tokens.ts';

/** How long after registration a player may still name an inviter (checklist SH-07), milliseconds. */
export const inviterPeriod = 7 * 24 * 60 * 60 * 1_000;

/**
 * How many generations may stand above a player, the inviter's own included: ten times those of a team, which is more
 * than friends who invite friends come to, and is read in a millisecond.
 */
export const longestLine = 100;

/**
 * An arbitrary advisory-lock id: inviters are set one at a time. Locking the two players would not do, because four
 * who name each other at once would share no row.
 */
const parentsLock = 88_0002;

/**
 * Sets a player's inviter, once, and returns the name masked as in lists, since anybody may name anybody. Throws if
 * the session has ended meanwhile, or the inviter is missing, the player, one of the player's own descendants, a player
 * of the same device, or the last of too long a line.
 */
export async function fillParent(trx: Trx, { userId, token, time }: Session, pid: number) {
  await lockSession(trx, { userId, token });
  const player = await personOf(trx, userId);
  if (player?.pid) throw new Refusal(codes.alreadyDone, 'There is one already');
  if (!player || time > player.createdAt + inviterPeriod)
    throw new Refusal(codes.conditionUnmet, 'It is too late', { need: 'time' });
  const parent = await personOf(trx, pid);
  if (!parent || (await shareDevice(trx, pid, userId))) throw notPossible();
  await sql`select pg_advisory_xact_lock(${parentsLock})`.execute(trx);
  if (await descendsFrom(trx, pid, userId)) throw notPossible();
  await trx.updateTable('users').set({ pid, pidAt: time }).where('id', '=', userId).execute();
  return { pid, parentName: maskedName(parent.nickname) };
}

type Session = Pick<Context, 'userId' | 'token' | 'time'>;

const notPossible = () => new Refusal(codes.badParameter, 'Nobody who could have', { field: 'pid' });

const personOf = (trx: Trx, id: number) =>
  trx.selectFrom('users').select(['pid', 'nickname', 'createdAt']).where('id', '=', id).executeTakeFirst();

/**
 * Whether a player is `ancestor` or was invited by them, directly or indirectly, or the line above is too long to tell.
 * The walk ends after the longest line, in a ring, too.
 */
async function descendsFrom(trx: Trx, id: number, ancestor: number): Promise<boolean> {
  const { rows } = await sql<{ descends: boolean }>`
    with recursive line (id, pid, generation) as (
      select id, pid, 1 from users where id = ${id}
      union all
      select users.id, users.pid, line.generation + 1 from users join line on users.id = line.pid
      where line.generation <= ${longestLine}
    )
    select bool_or(id = ${ancestor}) or count(distinct id) > ${longestLine} as descends from line`.execute(trx);
  return rows[0]!.descends;
}
