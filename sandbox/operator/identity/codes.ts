import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { defaultOtp } from '#contract/defaults.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import { Refusal } from '../http/refusal.ts';

/** The one-time code in every SMS of the sandbox, which sends none. */
export const sandboxCode = '246810';

/** Default number of codes that one mobile number may be sent per day. */
const defaultPerDay = 10;

/** Maximum attempts per one-time code. */
const tries = 5;

const second = 1_000;

export interface Receiver {
  mobile: string;
  type: number;
}

/** Sends a one-time code and returns when the next may be requested. Rate limits are refused with the seconds to wait. */
export async function sendCode(trx: Trx, { mobile, type }: Receiver, { otp }: Config, time: number) {
  const { expireSec, resendSec, perDay } = { perDay: defaultPerDay, ...defaultOtp, ...otp };
  await sql`select pg_advisory_xact_lock(hashtext(${mobile}))`.execute(trx);
  const nextDay = endOf('day', time);
  const today = await trx
    .selectFrom('codes')
    .select('sentAt')
    .where('mobile', '=', mobile)
    .where('sentAt', '>=', startOf('day', time))
    .orderBy('sentAt', 'desc')
    .execute();
  const soonest =
    today.length >= (perDay ?? defaultPerDay) ? nextDay : (today[0]?.sentAt ?? -Infinity) + resendSec * second;
  if (soonest > time)
    throw new Refusal(codes.tooOften, 'Too many codes', { retryAfter: Math.ceil((soonest - time) / second) });

  await trx
    .insertInto('codes')
    .values({ mobile, type, code: sandboxCode, sentAt: time, expiresAt: time + expireSec * second })
    .execute();
  return { resendSec, expireSec, debugCode: sandboxCode };
}

/** Consumes a one-time code. A wrong, used or expired one is refused with the remaining attempts. */
export async function checkCode(db: Db, { mobile, type, code }: Receiver & { code: string }, time: number) {
  const last = db
    .selectFrom('codes')
    .select('id')
    .where('mobile', '=', mobile)
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .limit(1);
  const tried = await db
    .updateTable('codes')
    .set({ tries: sql<number>`tries + 1`, used: sql<boolean>`tries < ${tries} and code = ${code}` })
    .where('id', '=', last)
    .where('used', '=', false)
    .where('expiresAt', '>', time)
    .returning(['tries', 'used'])
    .executeTakeFirst();
  if (tried?.used) return;
  throw new Refusal(codes.wrongCode, 'Wrong or expired code', { left: Math.max(0, tries - (tried?.tries ?? tries)) });
}

/** Expires the codes sent until now: those of one number, or all (QA). */
export async function expireCodes(db: Db, mobile?: string) {
  const update = db.updateTable('codes').set({ expiresAt: 0 });
  await (mobile === undefined ? update : update.where('mobile', '=', mobile)).execute();
}

/** The SMS outbox, latest first. */
export const outbox = (db: Db, most = 100) =>
  db.selectFrom('codes').selectAll().orderBy('id', 'desc').limit(most).execute();
