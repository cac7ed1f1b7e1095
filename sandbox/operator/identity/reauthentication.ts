import * as codes from '#contract/codes.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Context } from '../context/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { checkOwnPassword } from './logins.ts';
import { playerOf } from './players.ts';
import { changedMeanwhile, checkOwnCode } from './proof.ts';
import { hashToken, lockSession, sessionStart } from './tokens.ts';

/**
 * How long a session's proof is valid, in milliseconds; and how long a log-in by code counts as one for a player
 * without a password.
 */
const proofLife = 10 * 60 * 1_000;

/** A proof of identity: the password, or a code of type `security` to the number. */
export interface Proof {
  password?: string | null | undefined;
  smsCode?: string | null | undefined;
}

type Proven = 'password' | 'code';
type Session = Pick<Context, 'userId' | 'token' | 'address' | 'time'>;

const unproven = (need: 'password' | 'code') => new Refusal(codes.notAllowed, 'Prove that it is you', { need });

/** Verifies the proof that came with a request; undefined if none did. Throws for a wrong one. */
async function proofIn(db: Db, session: Session, { password, smsCode }: Proof): Promise<Proven | undefined> {
  const { userId, time } = session;
  const { passwordHash } = await playerOf(db, userId);
  if (password && passwordHash) {
    await checkOwnPassword(db, session, password);
    return 'password';
  }
  if (!smsCode) return undefined;
  await checkOwnCode(db, userId, codeTypes.security, smsCode, time);
  return 'code';
}

/** Stores a proof for this session, valid for one change of a log-in method. */
export async function reauthenticate(db: Db, session: Session, proof: Proof): Promise<void> {
  const provenBy = await proofIn(db, session, proof);
  if (!provenBy) throw await missing(db, session.userId);
  const proven = { provenBy, provenAt: session.time };
  await db.updateTable('tokens').set(proven).where('hash', '=', hashToken(session.token)).execute();
}

/**
 * Throws unless a change of a log-in method is proven: by the request, by this session's proof, which it uses up, or,
 * for a player without a password, by a log-in just now. With `code`, only a code to the number counts.
 */
export async function checkProven(db: Db, session: Session, proof: Proof = {}, by?: 'code'): Promise<void> {
  const proven = (await proofIn(db, session, proof)) ?? (await takeProof(db, session));
  if (proven && (proven === 'code' || !by)) return;
  if (by) throw unproven('code');
  const { passwordHash } = await playerOf(db, session.userId);
  const isNew = (await sessionStart(db, session.token)) > session.time - proofLife;
  if (passwordHash || !isNew) throw await missing(db, session.userId);
}

type LoginMethods = Pick<Awaited<ReturnType<typeof playerOf>>, 'account' | 'mobile' | 'passwordHash'>;

/**
 * Locks a player for a change of a log-in method. Throws if the session has ended, or a log-in method has changed, since
 * `before` was read: a proof takes its time.
 */
export async function lockProven(trx: Trx, session: Session, before: LoginMethods): Promise<void> {
  await lockSession(trx, session);
  const now = await playerOf(trx, session.userId);
  const isOther = (method: keyof LoginMethods) => now[method] !== before[method];
  if (isOther('account') || isOther('mobile') || isOther('passwordHash')) throw changedMeanwhile();
}

async function takeProof(db: Db, { token, time }: Session): Promise<Proven | undefined> {
  const hash = hashToken(token);
  const isGood = db.selectFrom('tokens').select('provenBy').where('hash', '=', hash);
  const before = await isGood.where('provenAt', '>', time - proofLife).executeTakeFirst();
  const used = await db
    .updateTable('tokens')
    .set({ provenAt: 0 })
    .where('hash', '=', hash)
    .where('provenAt', '>', time - proofLife)
    .executeTakeFirstOrThrow();
  return used.numUpdatedRows ? (before?.provenBy as Proven) : undefined;
}

async function missing(db: Db, userId: number) {
  return unproven((await playerOf(db, userId)).passwordHash ? 'password' : 'code');
}
