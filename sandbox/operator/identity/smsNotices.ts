import type { Db } from '#sandbox/db/tables.ts';

/** Ends every notice: what to do about a change by somebody else. */
const ifNotYou = 'If it wasn’t you, set a new password with "Forgot password" and write to support.';

/** Notifies a number by SMS about a change of its owner's log-in; without a number nothing is sent. */
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
