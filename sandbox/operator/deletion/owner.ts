import type { Db } from '#sandbox/db/tables.ts';
import { hashToken } from '../identity/tokens.ts';
import { isDeleted } from './deletions.ts';

/** The player id of a session token; 0 when it is unknown, expired or revoked, or the account deleted. */
export async function ownerOf(db: Db, token: string, time: number): Promise<number> {
  const row = await db
    .selectFrom('tokens')
    .leftJoin('deletions', 'deletions.userId', 'tokens.userId')
    .select(['tokens.userId', 'deletesAt'])
    .where('hash', '=', hashToken(token))
    .where('revoked', '=', false)
    .where('expiresAt', '>', time)
    .executeTakeFirst();
  if (!row) return 0;
  const isDue = row.deletesAt !== null && row.deletesAt <= time;
  return isDue && (await isDeleted(db, row.userId, time)) ? 0 : row.userId;
}
