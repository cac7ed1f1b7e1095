import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { restriction } from '../rg/exclusions.ts';
import { isComparable, likenessOf } from './personName.ts';

/** The sandbox's list of restricted persons (payloads M). */
const restricted = ['Restricted Person', 'Bawal Maglaro', 'Juan dela Bawal'];

/** A person as given by their document. */
export interface Person {
  realName: string;
  birthday: string;
  idNo: string;
}

/** Why staff review a person before their identity passes. */
export type Doubt =
  | { why: 'letters' }
  | { why: 'restricted'; name: string }
  | { why: 'person'; userId: number; name: 'same' | 'maybe'; excluded: boolean };

/** Throws for a name on the list of restricted persons; returns the names on it that may match. */
function checkNotRestricted(realName: string): Doubt[] {
  const found = restricted.map((name) => ({ name, likeness: likenessOf(realName, name) }));
  if (found.some(({ likeness }) => likeness === 'same')) throw new Refusal(codes.barred, 'This person may not play');
  return found.flatMap(({ name, likeness }) => (likeness === 'maybe' ? [{ why: 'restricted', name } as const] : []));
}

/** A birthday with day and month swapped; the same if they are equal. */
const swapped = (birthday: string) => birthday.replace(/-(\d\d)-(\d\d)$/, '-$2-$1');

/**
 * Other accounts with a birthday, or with its day and month swapped, or with a document, and whether that was
 * verified, submitted, or only stated.
 */
async function bornOn(db: Db, { birthday, idNo }: Person, userId: number, time: number) {
  const known = db
    .selectFrom('kycChecks')
    .select(['userId', 'realName', 'birthday', 'idNo', standing(time).as('by')])
    .where((row) => row.or([row('birthday', 'in', [birthday, swapped(birthday)]), row('idNo', '=', idNo)]));
  const stated = db
    .selectFrom('userOthers')
    .select([
      'userId',
      sql<string>`real_name`.as('realName'),
      sql<string>`birthday`.as('birthday'),
      sql<string>`''`.as('idNo'),
      sql<Standing>`'said'`.as('by'),
    ])
    .where('birthday', 'in', [birthday, swapped(birthday)])
    .where('realName', 'is not', null);
  return db
    .selectFrom(known.unionAll(stated).as('one'))
    .leftJoin('exclusions', (join) =>
      join
        .onRef('exclusions.userId', '=', 'one.userId')
        .on('exclusions.state', '=', rgStates.excluded)
        .on('exclusions.until', '>', time),
    )
    .select(['one.userId', 'realName', 'birthday', 'idNo', 'by', 'state', 'until', 'irrevocableUntil'])
    .where('one.userId', '!=', userId)
    .where('one.userId', 'not in', othersThan(db, userId))
    .execute();
}

type Standing = 'verified' | 'handedIn' | 'said';

const standing = (time: number) =>
  sql<Standing>`case when verdict = ${kycStates.rejected} then 'said' when decided_at > ${time} then 'handedIn' else 'verified' end`;

/** The accounts that staff know to be another person's than a player's. */
const othersThan = (db: Db, userId: number) =>
  db
    .selectFrom('otherPersons')
    .select('otherId')
    .where('userId', '=', userId)
    .unionAll(db.selectFrom('otherPersons').select('userId as otherId').where('otherId', '=', userId));

/**
 * Records that two accounts belong to two people, whatever their names; resolves with whether the other one exists.
 */
export async function tellApart(db: Db, userId: number, otherId: number): Promise<boolean> {
  const other = await db.selectFrom('users').select('id').where('id', '=', otherId).executeTakeFirst();
  if (!other || otherId === userId) return false;
  await db
    .insertInto('otherPersons')
    .values({ userId, otherId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/**
 * Throws while a document's person was also verified for an excluded player, by name and birthday; returns all
 * accounts that may be theirs. Unreviewed data refuse nobody, or anybody could exclude another by their name or
 * document.
 */
async function accountsOf(db: Db, person: Person, userId: number, time: number): Promise<Doubt[]> {
  const doubts: Doubt[] = [];
  for (const other of await bornOn(db, person, userId, time)) {
    const { state, until, irrevocableUntil, by } = other;
    const excluded = state !== null;
    const likeness = likenessOf(person.realName, other.realName);
    const isOtherDay = likeness === 'same' && other.birthday !== person.birthday;
    const name = isOtherDay || (likeness === 'other' && excluded && other.idNo === person.idNo) ? 'maybe' : likeness;
    if (name === 'same' && excluded && by === 'verified')
      throw restriction({ state, until: until!, irrevocableUntil: irrevocableUntil! });
    if (name === 'other' || (by === 'said' && !excluded)) continue;
    if (!doubts.some((doubt) => doubt.why === 'person' && doubt.userId === other.userId))
      doubts.push({ why: 'person', userId: other.userId, name, excluded });
  }
  return doubts;
}

/**
 * Throws for a restricted person, and for one who is excluded by another account, whichever document either has
 * shown; returns what staff must review: names or accounts that may be this person's.
 */
export async function judgePerson(db: Db, person: Person, userId: number, time: number): Promise<Doubt[]> {
  const doubts = checkNotRestricted(person.realName);
  const letters: Doubt[] = isComparable(person.realName) ? [] : [{ why: 'letters' }];
  return [...doubts, ...letters, ...(await accountsOf(db, person, userId, time))];
}

/** Serialises identity checks of one birthday, so that concurrent ones see each other. */
export function lockBirthday(trx: Trx, birthday: string) {
  const [day] = [birthday, swapped(birthday)].toSorted();
  return sql`select pg_advisory_xact_lock(hashtext(${`born on ${day}`}))`.execute(trx);
}

/** Throws if the person verified for an account has excluded themselves by another one. */
export async function checkPerson(db: Db, userId: number, time: number): Promise<void> {
  const person = await db
    .selectFrom('kycChecks')
    .select(['realName', 'birthday', 'idNo'])
    .where('userId', '=', userId)
    .where('verdict', '=', kycStates.passed)
    .where('decidedAt', '<=', time)
    .executeTakeFirst();
  if (person) await accountsOf(db, person, userId, time);
}
