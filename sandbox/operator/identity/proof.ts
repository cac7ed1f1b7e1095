import * as codes from '#contract/codes.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { checkCode, codeFits } from './codes.ts';
import { needed } from '../http/inputChecks.ts';
import { spend } from './budgets.ts';
import { limited, lockEnd, ownBudget } from './logins.ts';
import { inPlayersTurn, passwordFits, type Requester } from './passwords.ts';
import { markProven } from './players.ts';

async function mobileOf(db: Db, userId: number): Promise<string | null> {
  const { mobile } = await db.selectFrom('users').select('mobile').where('id', '=', userId).executeTakeFirstOrThrow();
  return mobile;
}

/** The mobile number for a player's one-time codes; without one, refuses with a request to bind it. */
export async function ownMobile(db: Db, userId: number): Promise<string> {
  const mobile = await mobileOf(db, userId);
  if (!mobile) throw new Refusal(codes.notAllowed, 'A number is needed for the code', { need: 'bind' });
  return mobile;
}

type CodeType = (typeof codeTypes)[keyof typeof codeTypes];

/**
 * Whether `checkOwnCode` would accept a code; counts no attempt, so it only decides what to prepare before a
 * transaction.
 */
export async function isOwnCode(db: Db, userId: number, type: CodeType, code: string, time: number): Promise<boolean> {
  const mobile = await mobileOf(db, userId);
  return mobile !== null && codeFits(db, { mobile, type, code, by: { userId, address: '' } }, time);
}

/** Consumes a one-time code sent to the player's own number, which it proves. */
export async function checkOwnCode(
  db: Db,
  userId: number,
  type: CodeType,
  code: string | null | undefined,
  time: number,
): Promise<void> {
  const mobile = await ownMobile(db, userId);
  const by = { userId, address: '' };
  await checkCode(db, { mobile, type, code: needed(code, 'smsCode'), by }, time);
  await markProven(db, userId, mobile, time);
}

/** A password, the safebox's hash (null if it had none), and whether they match; undefined if they weren't compared. */
interface Compared {
  password: string | null | undefined;
  hash: string | null;
  fits?: boolean;
}

/** Key under which attempts at a safebox are counted. */
const safeboxOf = (userId: number) => `safebox#${userId}`;

/**
 * Compares a password with the safebox's in its turn, before a transaction: no hash is computed while holding a lock.
 * A locked safebox isn't compared.
 */
export async function compareSafebox(
  db: Db,
  by: Requester & { time: number },
  password: string | null | undefined,
): Promise<Compared> {
  const { userId, time } = by;
  const hash = await safeboxHashOf(db, userId);
  if (!password || !hash || (await lockEnd(db, safeboxOf(userId), time))) return { password, hash };
  await spend(db, ownBudget(userId), time);
  const fits = await inPlayersTurn(by, () => passwordFits(password, hash));
  return { password, hash, fits };
}

async function safeboxHashOf(db: Db, userId: number): Promise<string | null> {
  const hash = db.selectFrom('users').select('safeboxHash').where('id', '=', userId);
  return (await hash.executeTakeFirstOrThrow()).safeboxHash;
}

/** When a request whose proof was overtaken by another change may be retried, in seconds. */
const retryAfter = 1;

/** Refuses, without counting an attempt, a proof or password that has changed since it was checked. */
export const changedMeanwhile = () => new Refusal(codes.tooOften, 'It has just been changed elsewhere', { retryAfter });

/**
 * Verifies the safebox password: five attempts, then a lock of a quarter of an hour (checklist ME-06). Nothing is
 * hashed here, so a password that has changed since it was compared is refused.
 */
export async function checkSafebox(
  db: Db,
  userId: number,
  { password, hash, fits }: Compared,
  time: number,
): Promise<void> {
  const safeboxHash = await safeboxHashOf(db, userId);
  if (!safeboxHash) throw new Refusal(codes.notAllowed, 'The safebox has no password yet', { need: 'password' });
  needed(password, 'password');
  if (hash !== safeboxHash) throw changedMeanwhile();
  await limited(db, safeboxOf(userId), time, async () => fits === true, codes.wrongSafeboxPassword);
}

/** Verifies the proof of a withdrawal that the operator requires: a one-time code or the safebox password. */
export function checkWithdrawal(
  trx: Trx,
  userId: number,
  how: 'otp' | 'safebox',
  { smsCode, compared }: { smsCode?: string | null | undefined; compared: Compared },
  time: number,
): Promise<void> {
  return how === 'otp'
    ? checkOwnCode(trx, userId, codeTypes.withdraw, smsCode, time)
    : checkSafebox(trx, userId, compared, time);
}
