import type { Db } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { spend } from './budgets.ts';

/** Ends every notice: what to do about a change by somebody else. */
const ifNotYou = 'If it wasn’t you, set a new password with "Forgot password" and write to support.';

const day = 24 * 60 * 60_000;

/** The change by which a requested deletion has ended. */
export const keptAccount = 'Your account will not be deleted.';

/** How many notices a number gets a day: each costs the operator an SMS, and anybody can repeat changes of their own. */
export const noticesADay = 20;

/**
 * Notifies a number by SMS about a change of its owner's log-in; without a number, or to one that no code has proven,
 * nothing is sent. Throws beyond a day's notices: run it in the transaction of the change, so that none goes unnoticed.
 */
export async function notify(db: Db, mobile: string | null, change: string, time: number): Promise<void> {
  if (!mobile || (await isUnproven(db, mobile))) return;
  await spend(db, { name: `notices:${mobile}`, most: noticesADay, period: day }, time);
  await db
    .insertInto('smsNotices')
    .values({ mobile, text: `Perlas: ${change} ${ifNotYou}`, sentAt: time })
    .execute();
}

async function isUnproven(db: Db, mobile: string): Promise<boolean> {
  const holder = db.selectFrom('users').select('id').where('mobile', '=', mobile);
  return (await holder.where('mobileProvenAt', 'is', null).executeTakeFirst()) !== undefined;
}

/** Notifies a number of what must never be refused, as it protects the account: beyond a day's notices, nothing is sent. */
export async function notifyIfLeft(db: Db, mobile: string | null, change: string, time: number): Promise<void> {
  try {
    await notify(db, mobile, change, time);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** The notices sent, latest first. */
export const notices = (db: Db, most = 100) =>
  db.selectFrom('smsNotices').select(['sentAt', 'mobile', 'text']).orderBy('id', 'desc').limit(most).execute();
