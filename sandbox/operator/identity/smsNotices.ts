import type { Db } from '#sandbox/db/tables.ts';

/** Ends every notice: what to do about a change that somebody else made. */
const ifNotYou = 'If it wasn’t you, set a new password with "Forgot password" and write to support.';

/** Tells a number by SMS what has changed about its owner's log-in; a player without a number can't be told. */
export async function notify(db: Db, mobile: string | null, change: string, time: number): Promise<void> {
  if (!mobile) return;
  await db
    .insertInto('smsNotices')
    .values({ mobile, text: `Perlas: ${change} ${ifNotYou}`, sentAt: time })
    .execute();
}

/** The notices sent, latest first. */
export const notices = (db: Db, most = 100) =>
  db.selectFrom('smsNotices').select(['sentAt', 'mobile', 'text']).orderBy('id', 'desc').limit(most).execute();
