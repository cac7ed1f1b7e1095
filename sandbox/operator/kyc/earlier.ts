import { sql } from 'kysely';
import { kycStates } from '#contract/kyc.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { isOfAge } from '../identity/personalData.ts';
import { personsOf, type Person } from './apart.ts';

/** Max persons kept per account besides that of its check, as each may have many newcomers' checks wait for staff. */
const mostKept = 5;

/** The check of a locked player that another may replace; undefined if there is none. */
export const checkBefore = (trx: Trx, userId: number) =>
  trx
    .selectFrom('kycChecks')
    .select(['realName', 'birthday', 'idNo', 'verdict', 'decidedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Whether two checks give the same, letter by letter. */
export const isIdentical = (one: Person, other: Person) =>
  one.realName === other.realName && one.birthday === other.birthday && one.idNo === other.idNo;

/** Keeps a person that an account has given in a check that isn't its latest, so that it is still recognised by them. */
export async function keepEarlier(trx: Trx, userId: number, { realName, birthday, idNo }: Person): Promise<void> {
  const { kept } = await trx
    .selectFrom('earlierPersons')
    .select(sql<number>`count(*)::int`.as('kept'))
    .where('userId', '=', userId)
    .where('until', 'is', null)
    .executeTakeFirstOrThrow();
  if (kept >= mostKept) return;
  await trx
    .insertInto('earlierPersons')
    .values({ userId, realName, birthday, idNo, verified: false })
    .onConflict((conflict) => conflict.columns(['userId', 'realName', 'birthday', 'idNo']).doNothing())
    .execute();
}

/** Keeps that a locked, excluded player was verified as a person, whatever becomes of the check. */
export async function keepVerified(trx: Trx, userId: number, time: number): Promise<void> {
  const check = await checkBefore(trx, userId);
  if (check?.verdict !== kycStates.passed || check.decidedAt > time) return;
  await keepAsVerified(trx, userId, check);
}

/** The persons that an account was verified for, now or before; of who left it, until their exclusion is over. */
export function verifiedPersonsOf(db: Db, userId: number, time: number): Promise<Person[]> {
  const columns = ['realName', 'birthday', 'idNo'] as const;
  const earlier = db.selectFrom('earlierPersons').select(columns).where('userId', '=', userId);
  const check = db.selectFrom('kycChecks').select(columns).where('userId', '=', userId);
  const passed = check.where('verdict', '=', kycStates.passed).where('decidedAt', '<=', time);
  const verified = earlier.where('verified', '=', true);
  return passed.union(verified.where((row) => row.or([row('until', 'is', null), row('until', '>', time)]))).execute();
}

/** Keeps a person that an account is recognised by as if it were verified for them. */
export async function keepAsVerified(trx: Trx, userId: number, { realName, birthday, idNo }: Person): Promise<void> {
  await trx
    .insertInto('earlierPersons')
    .values({ userId, realName, birthday, idNo, verified: true })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'realName', 'birthday', 'idNo']).doUpdateSet({ verified: true, until: null }),
    )
    .execute();
}

/**
 * Keeps all persons that a locked, excluded player has given, who leaves the account now, so that it is recognised by
 * them without their check until that exclusion ends.
 */
export async function keepPersons(trx: Trx, userId: number, until: number, time: number): Promise<void> {
  await keepVerified(trx, userId, time);
  const given = (await personsOf(trx, userId)).map((person) => ({ ...person, userId, verified: false }));
  if (given.length === 0) return;
  const kept = trx.insertInto('earlierPersons').values(given);
  await kept.onConflict((conflict) => conflict.doNothing()).execute();
  const left = trx.updateTable('earlierPersons').set({ until }).where('userId', '=', userId);
  await left.where('until', 'is', null).execute();
}

/** Whether another birthday, of somebody too young, has been given by an account or with a number. */
export async function gaveYoungerBirthday(
  db: Db,
  { birthday, idNo }: Person,
  userId: number,
  time: number,
): Promise<boolean> {
  const checks = db
    .selectFrom('kycChecks')
    .select('birthday')
    .where((row) => row.or([row('userId', '=', userId), row('idNo', '=', idNo)]));
  const earlier = db
    .selectFrom('earlierPersons')
    .select('birthday')
    .where((row) => row.or([row.and([row('userId', '=', userId), row('until', 'is', null)]), row('idNo', '=', idNo)]));
  const given = await checks.union(earlier).execute();
  return given.some((each) => each.birthday !== birthday && !isOfAge(each.birthday, time));
}
