import type { Db } from '#sandbox/db/tables.ts';
import { hashToken } from '../identity/tokens.ts';
import { isDeleted } from './deletions.ts';

const sessionOf = (db: Db, token: string, time: number) =>
  db
    .selectFrom('tokens')
    .leftJoin('deletions', 'deletions.userId', 'tokens.userId')
    .select(['tokens.userId', 'deletesAt'])
    .where('hash', '=', hashToken(token))
    .where('revoked', '=', false)
    .where('expiresAt', '>', time)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

/** The player id of a session token; 0 when it is unknown, expired or revoked, or the account closed. Locks nothing. */
export const ownerOf = async (db: Db, token: string, time: number): Promise<number> =>
  (await sessionOf(db, token, time))?.userId ?? 0;

/** The same in a turn of the player's: an account whose deletion is due is locked, and closed first if it can be. */
export async function ownerInTurn(db: Db, token: string, time: number): Promise<number> {
  const session = await sessionOf(db, token, time);
  if (!session) return 0;
  const isDue = session.deletesAt !== null && session.deletesAt <= time;
  return isDue && (await isDeleted(db, session.userId, time)) ? 0 : session.userId;
}
