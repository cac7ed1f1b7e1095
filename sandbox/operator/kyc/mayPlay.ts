import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { checkAllowed, isExcluded, restriction, rgRestrictionOf } from '../rg/exclusions.ts';
import { isOfAge } from '../identity/personalData.ts';
import { personsOf } from './apart.ts';
import { doubtsOf } from './doubts.ts';
import { exclusionOf, mayBeExcluded } from './persons.ts';

/** The person that an account's identity check has given, and whether it has passed. */
async function personOf(db: Db, userId: number, time: number) {
  const person = await db
    .selectFrom('kycChecks')
    .select(['realName', 'birthday', 'idNo', 'verdict', 'decidedAt', 'barred', 'further'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return person && { ...person, hasPassed: person.verdict === kycStates.passed && person.decidedAt <= time };
}

/** Whether a refused check has left an account at its hand-over: a code to a number must not undo a refusal. */
async function hasLeftBarred(db: Db, userId: number): Promise<boolean> {
  const left = db.selectFrom('kycChecks').select('userId').where('formerId', '=', userId).where('barred', '=', true);
  return (await left.limit(1).executeTakeFirst()) !== undefined;
}

/** The exclusion that the person verified for an account has by another one. */
export async function exclusionElsewhere(db: Db, userId: number, time: number) {
  const person = await personOf(db, userId, time);
  return person?.hasPassed ? exclusionOf(db, person, userId, time) : undefined;
}

/**
 * Whether the person verified for an account is excluded by another one; until a check has passed, also whether one
 * whom the account has given may be.
 */
export async function isExcludedElsewhere(db: Db, userId: number, time: number): Promise<boolean> {
  const person = await personOf(db, userId, time);
  if (!person) return false;
  if (person.hasPassed) return (await exclusionOf(db, person, userId, time)) !== undefined;
  for (const each of await personsOf(db, userId)) if (await mayBeExcluded(db, each, userId, time)) return true;
  return false;
}

/**
 * The break or exclusion that applies to a player now, by this account or by another one of the person verified for it:
 * nothing is offered to them (RG-20, RG-26).
 */
export const restrictionOf = async (db: Db, userId: number, time: number) =>
  (await rgRestrictionOf(db, userId, time)) ?? (await exclusionElsewhere(db, userId, time));

/** Throws for a player to whom nothing is offered (`restrictionOf`): before each page of rewards, draws and the shop. */
export async function checkOffered(db: Db, userId: number, time: number): Promise<void> {
  const kept = await restrictionOf(db, userId, time);
  if (kept) throw restriction(kept);
}

/**
 * Throws for a player on a break or excluded, or whose person may not play, as `checkPerson` tells: before each bet,
 * reward, start of a game and deposit.
 */
export async function checkMayPlay(db: Db, userId: number, time: number): Promise<void> {
  await checkAllowed(db, userId, time);
  await checkPerson(db, userId, time);
}

/** The refusal of a check; undefined if it is passed. */
async function refusalOf(check: Promise<void>): Promise<Refusal | undefined> {
  try {
    await check;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** With what a player who may not play is refused (`checkMayPlay`). */
export const playRefusalOf = (db: Db, userId: number, time: number): Promise<Refusal | undefined> =>
  refusalOf(checkMayPlay(db, userId, time));

/** Whether a player may play (`checkMayPlay`). */
export const mayPlay = async (db: Db, userId: number, time: number): Promise<boolean> =>
  !(await playRefusalOf(db, userId, time));

/** Whether the person of a player's latest check may not play (`checkPerson`). */
export const isBarred = async (db: Db, userId: number, time: number): Promise<boolean> =>
  (await refusalOf(checkPerson(db, userId, time))) !== undefined;

/**
 * Throws for a person verified here who is excluded by another account, and once their exclusion here is over for one
 * who plays by another; until a check has passed, also for one who may be, who is restricted or too young, or whose
 * number another player has given, by this check, one before, or one that has left the account: whoever gives another's
 * name or number learns no more than that their own identity is needed.
 */
export async function checkPerson(db: Db, userId: number, time: number): Promise<void> {
  const person = await personOf(db, userId, time);
  if (!person?.hasPassed && (await hasLeftBarred(db, userId))) throw identityNeeded();
  if (!person) return;
  const exclusion = person.hasPassed ? await exclusionOf(db, person, userId, time) : undefined;
  if (exclusion) throw restriction(exclusion);
  if (person.hasPassed && person.further && !(await isExcluded(db, userId, time))) throw identityNeeded();
  if (person.hasPassed) return;
  if (person.barred) throw identityNeeded();
  const doubts = await doubtsOf(db, { ...person, userId }, time, 'barring');
  const mayBeBarred = doubts.some(
    (doubt) => doubt.why === 'refused' || doubt.why === 'document' || (doubt.why === 'person' && doubt.excluded),
  );
  if (mayBeBarred || !isOfAge(person.birthday, time)) throw identityNeeded();
}

/** Whether an account was verified for the money of an excluded player alone, so that it stays closed for play. */
export async function isForMoneyAlone(db: Db, userId: number, time: number): Promise<boolean> {
  const person = await personOf(db, userId, time);
  return person?.hasPassed === true && person.further;
}

/** The refusal of play and deposits until the identity is verified. */
export const identityNeeded = () => new Refusal(codes.kycNeeded, 'Verify your identity first', { need: 'kyc' });
