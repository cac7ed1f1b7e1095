import { kycStates } from '#contract/kyc.ts';
import type { IdType } from '#contract/typed/idNumber.ts';
import { rechargeStates } from '#contract/deposits.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { apartFrom, type Person } from './apart.ts';
import { rememberedLikeness } from './personName.ts';
import { never } from './planned.ts';

/** Whether two checks are of the very same person, by name and birthday. */
export const isSamePerson = (one: Omit<Person, 'idNo'>, other: Omit<Person, 'idNo'>) =>
  one.birthday === other.birthday && rememberedLikeness(one.realName, other.realName) === 'same';

/** Whether two checks may be of one person: what is given once isn't given again then. */
const mayBeOne = (one: Omit<Person, 'idNo'>, other: Omit<Person, 'idNo'>) =>
  one.birthday === other.birthday && rememberedLikeness(one.realName, other.realName) !== 'other';

/** The checks of deleted accounts that have passed. */
const formerChecks = (db: Db, userId: number) =>
  db
    .selectFrom('kycChecks')
    .select(['userId', 'realName', 'birthday', 'idNo', 'formerId'])
    .where('freed', '=', true)
    .where('verdict', '=', kycStates.passed)
    .where('decidedAt', '<', never)
    .where('userId', '!=', userId);

/** Whether a document was verified for a deleted account of another person's. */
export async function isOfAnother(db: Db, person: Person & { idType: IdType }, userId: number): Promise<boolean> {
  const document = formerChecks(db, userId).where('idType', '=', person.idType).where('idNo', '=', person.idNo);
  return (await document.execute()).some((each) => !isSamePerson(each, person));
}

/** An account of a person's before, and until when what it did was theirs, in epoch milliseconds. */
interface Former {
  userId: number;
  until: number;
}

/**
 * The deleted accounts that may have been verified for a player's person, by the latest check, but for those that staff
 * have told apart; and those that were, until the owners of their numbers took them over.
 */
export async function formerAccounts(db: Db, userId: number): Promise<Former[]> {
  const check = db.selectFrom('kycChecks').select(['realName', 'birthday', 'idNo']).where('userId', '=', userId);
  const own = await check.executeTakeFirst();
  if (!own) return [];
  const checks = formerChecks(db, userId).innerJoin('users', 'users.id', 'kycChecks.userId').select('users.createdAt');
  const known = await checks.where('birthday', '=', own.birthday).execute();
  const isApart = await apartFrom(db, userId);
  const theirs = known.filter((each) => mayBeOne(each, own) && !isApart(own, each));
  return theirs.flatMap(({ userId: each, formerId, createdAt }) => [
    { userId: each, until: never },
    ...(formerId === null || formerId === userId ? [] : [{ userId: formerId, until: createdAt }]),
  ]);
}

/**
 * The players invited by one who were verified before, for another account, closed now, or for the same one as a friend
 * of an inviter who keeps them; by checks before a time.
 */
export async function returnedFriends(db: Db, userId: number, time: number): Promise<number[]> {
  const checks = await db
    .selectFrom('users')
    .innerJoin('kycChecks as own', 'own.userId', 'users.id')
    .innerJoin('kycChecks as before', 'before.birthday', 'own.birthday')
    .innerJoin('users as closed', 'closed.id', 'before.userId')
    .select(['own.userId', 'own.realName', 'own.birthday', 'before.realName as formerName'])
    .where('users.pid', '=', userId)
    .where('before.freed', '=', true)
    .where((row) =>
      row.or([row('before.formerId', 'is distinct from', row.ref('own.userId')), row('closed.pid', '!=', 0)]),
    )
    .whereRef('before.submittedAt', '<', 'own.submittedAt')
    .where('own.submittedAt', '<', time)
    .where('before.verdict', '=', kycStates.passed)
    .where('before.decidedAt', '<', never)
    .execute();
  const returned = checks.filter((own) => mayBeOne(own, { realName: own.formerName, birthday: own.birthday }));
  return [...new Set(returned.map((own) => own.userId))];
}

/** Whether a player's person has deposited by an account that is deleted now. */
export async function hasDepositedBefore(db: Db, userId: number): Promise<boolean> {
  const former = await formerAccounts(db, userId);
  if (former.length === 0) return false;
  const paid = db
    .selectFrom('recharges')
    .select('orderNo')
    .where((row) =>
      row.or(former.map((each) => row.and([row('userId', '=', each.userId), row('createdAt', '<', each.until)]))),
    )
    .where('status', '=', rechargeStates.paid);
  return (await paid.limit(1).executeTakeFirst()) !== undefined;
}
