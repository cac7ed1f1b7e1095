import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { defaultOtp } from '#contract/defaults.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caps } from '../context/caps.ts';
import { checkCaps, checkPot, type CodeRequest } from './codePots.ts';

/** The one-time code in every SMS of the sandbox, which sends none. */
export const sandboxCode = '246810';

/** Maximum attempts per one-time code. */
const tries = 5;

const second = 1_000;

/** Who may present a code: a session, a device, an address. */
export interface Presenter {
  userId: number;
  deviceId?: string | null | undefined;
  address: string;
}

/** All names under which somebody may have requested a code, the most specific first. */
const namesOf = ({ userId, deviceId, address }: Presenter) => [
  ...(userId ? [`player:${userId}`] : []),
  ...(deviceId ? [`device:${deviceId}`] : []),
  `address:${address}`,
];

/** The requester of a code: the player, else the device, else the address. Only they can use it. */
export const askerOf = (presenter: Presenter) => namesOf(presenter)[0]!;

/** An arbitrary advisory-lock id: strangers' codes are counted and sent one at a time. */
const strangersLock = 88_0003;

/** Sends a one-time code and returns when the next may be requested. Rate limits are refused with the seconds to wait. */
export async function sendCode(trx: Trx, request: CodeRequest, config: Config, caps: Caps, time: number) {
  const { expireSec, resendSec } = { ...defaultOtp, ...config.otp };
  if (request.own) await sql`select pg_advisory_xact_lock(hashtext(${request.mobile}))`.execute(trx);
  else await sql`select pg_advisory_xact_lock(${strangersLock})`.execute(trx);
  await checkPot(trx, request, config, time);
  if (!request.own) await checkCaps(trx, request, caps.codes, time);
  await trx
    .insertInto('codes')
    .values({ ...request, code: sandboxCode, sentAt: time, expiresAt: time + expireSec * second })
    .execute();
  return { resendSec, expireSec, debugCode: sandboxCode };
}

export interface Presented {
  mobile: string;
  type: number;
  code: string;
  by: Presenter;
}

/**
 * Finds the last code that this presenter requested: a pending one first, and of those the one under their most
 * specific name, as others share their address.
 */
function lastOf(db: Db, { mobile, type, by }: Presented, time: number) {
  const names = namesOf(by);
  return db
    .selectFrom('codes')
    .select('id')
    .where('mobile', '=', mobile)
    .where('type', '=', type)
    .where('asker', 'in', names)
    .orderBy((row) => row.or([row('used', '=', true), row('expiresAt', '<=', time)]))
    .orderBy(sql`array_position(array[${sql.join(names)}]::text[], asker)`)
    .orderBy('id', 'desc')
    .limit(1);
}

const isRight = (code: string) => sql<boolean>`tries < ${tries} and code = ${code}`;

/** Whether `checkCode` would accept a code; counts no attempt. */
export async function codeFits(db: Db, presented: Presented, time: number): Promise<boolean> {
  const fitting = db
    .selectFrom('codes')
    .select('id')
    .where('id', '=', lastOf(db, presented, time))
    .where('used', '=', false)
    .where('expiresAt', '>', time)
    .where(isRight(presented.code));
  return (await fitting.executeTakeFirst()) !== undefined;
}

/**
 * Consumes a one-time code: the last that this presenter requested, so that others' requests or guesses can't
 * invalidate it. A wrong, used or expired one is refused with the remaining attempts.
 */
export async function checkCode(db: Db, presented: Presented, time: number) {
  const tried = await db
    .updateTable('codes')
    .set({ tries: sql<number>`tries + 1`, used: isRight(presented.code) })
    .where('id', '=', lastOf(db, presented, time))
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

/** Forgets the codes sent until now, so that the next may be requested at once (QA). */
export const forgetCodes = (db: Db) => db.deleteFrom('codes').execute();

/** The SMS outbox, latest first. */
export const outbox = (db: Db, most = 100) =>
  db.selectFrom('codes').selectAll().orderBy('id', 'desc').limit(most).execute();
