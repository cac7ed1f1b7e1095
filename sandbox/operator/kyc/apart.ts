import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Seen } from '#sandbox/db/tables/protection.ts';
import { personalDataOf } from '../identity/personalData.ts';
import { foldOf } from './nameReadings.ts';

/** A person as given by their document, or as stated without one. */
export interface Person {
  realName: string;
  birthday: string;
  idNo: string;
}

/** The persons that an account has submitted, now and before, and stated. */
export async function personsOf(db: Db, userId: number): Promise<Person[]> {
  const columns = ['realName', 'birthday', 'idNo'] as const;
  const earlier = db.selectFrom('earlierPersons').select(columns).where('userId', '=', userId);
  const submitted = db.selectFrom('kycChecks').select(columns).where('userId', '=', userId).union(earlier);
  const { realName, birthday } = await personalDataOf(db, userId);
  const stated = realName && birthday ? [{ realName, birthday, idNo: '' }] : [];
  return [...(await submitted.execute()), ...stated];
}

/** The persons that an account has given, and those who left it to the owner of its number, with who keeps each now. */
export async function personsEverOf(db: Db, userId: number): Promise<(Person & { userId: number })[]> {
  const closed = await db.selectFrom('kycChecks').select('userId').where('formerId', '=', userId).execute();
  const all: (Person & { userId: number })[] = [];
  for (const keeper of [userId, ...closed.map((check) => check.userId)])
    for (const person of await personsOf(db, keeper)) all.push({ ...person, userId: keeper });
  return all;
}

/** Forgets that staff have told an account apart from others. */
export async function forgetApart(trx: Trx, userId: number, others: readonly number[]): Promise<void> {
  const pairs = trx
    .deleteFrom('otherPersons')
    .where((row) =>
      row.or([
        row.and([row('userId', '=', userId), row('otherId', 'in', others)]),
        row.and([row('otherId', '=', userId), row('userId', 'in', others)]),
      ]),
    );
  await pairs.execute();
}

const isSeen = (seen: Seen[], userId: number, { realName, birthday, idNo }: Person) =>
  seen.some(
    (each) =>
      each.userId === userId &&
      each.birthday === birthday &&
      each.idNo === idNo &&
      foldOf(each.realName) === foldOf(realName),
  );

/** Whether staff have told a person of one account apart from a person of another. */
export type IsApart = (person: Person, other: Person & { userId: number }) => boolean;

/** Whom staff have told apart from the persons of an account. */
export async function apartFrom(db: Db, userId: number): Promise<IsApart> {
  const rows = await db
    .selectFrom('otherPersons')
    .select('seen')
    .where((row) => row.or([row('userId', '=', userId), row('otherId', '=', userId)]))
    .execute();
  return (person, other) => rows.some(({ seen }) => isSeen(seen, userId, person) && isSeen(seen, other.userId, other));
}
