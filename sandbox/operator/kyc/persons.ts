import { sql } from 'kysely';
import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import { isOpen } from '#sandbox/db/stays.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { apartFrom, type Person } from './apart.ts';
import { gaveYoungerBirthday } from './earlier.ts';
import { isSamePerson } from './former.ts';
import { matchesAmong, swapped, type Standing } from './matches.ts';
import { isComparable, rememberedLikeness, sharesPart } from './personName.ts';
import { never } from './planned.ts';
import { checkNotRestricted } from './restricted.ts';

/** Why staff review a person before their identity passes. */
export type Doubt =
  | { why: 'letters' }
  | { why: 'age' }
  | { why: 'crowd' }
  | { why: 'restricted'; name: string }
  | { why: 'document'; userId: number }
  | { why: 'person'; userId: number; name: 'same' | 'maybe'; excluded: boolean };

/** A birthday, the one with day and month swapped, and those that differ by one digit. */
const likeBirthdays = (birthday: string) => [
  swapped(birthday),
  ...Array.from(birthday).flatMap((digit, at) =>
    digit === '-' ? [] : Array.from('0123456789', (each) => birthday.slice(0, at) + each + birthday.slice(at + 1)),
  ),
];

/**
 * The maximum number of accounts compared because of their birthday alone. Of a million players some sixty share one, a
 * hundred in the most frequent years of birth, and as many have it with day and month swapped.
 */
const mostCompared = 200;

/**
 * Which accounts are compared: excluded ones of this very birthday or number alone; excluded ones of a birthday like
 * it, and those whose check has the number, which bar play; with them the first (`mostCompared`) whose check, unless
 * rejected, has this birthday or the one with day and month swapped; or those for which an exclusion changes something
 * at once (`isAffected`), with a check of a birthday like it.
 */
type Which = 'excluded' | 'barring' | 'standing' | 'affected';

/**
 * Whether a check, in a query of `kyc_checks`, is affected by an exclusion of a person of this birthday: its planned
 * verdict isn't due, which waits for staff then, or its owner was verified with the very birthday and has a game open,
 * which may end. An unverified account keeps its game.
 */
const isAffected = (birthday: string, time: number) => sql<boolean>`(
  (kyc_checks.decided_at > ${time} and kyc_checks.decided_at < ${never})
  or (kyc_checks.birthday = ${birthday} and kyc_checks.decided_at <= ${time} and kyc_checks.verdict = ${kycStates.passed}
    and exists (select from stays where stays.user_id = kyc_checks.user_id and ${isOpen(time)})))`;

/**
 * Other accounts with a birthday like this one, or with a document, and whether that was verified, submitted, or only
 * stated, of excluded ones also what they stated or gave before their latest check; but for those that staff have told
 * apart, and of this very person's deleted ones and those that stay closed for play after an exclusion. An exclusion is
 * also that of a person who left its account to the owner of the number, where it is enough that they may be excluded;
 * one in force then is surely theirs, until the end that it had.
 * Those of a birthday with more than are compared are `crowded`; those of the same name come first.
 */
export async function accountsLike(db: Db, person: Person, userId: number, time: number, which: Which) {
  const { realName, birthday, idNo } = person;
  const birthdays = which === 'excluded' ? [birthday] : likeBirthdays(birthday);
  const excluded = db
    .selectFrom('exclusions')
    .select('userId')
    .where('state', '=', rgStates.excluded)
    .where('until', '>', time);
  const left = db
    .selectFrom('kycChecks')
    .select('userId')
    .where('formerId', 'is not', null)
    .where('formerId', '!=', userId)
    .where('formerId', 'in', excluded);
  const recognised = which === 'excluded' ? excluded : excluded.unionAll(left);
  const checks = db
    .selectFrom('kycChecks')
    .select(['userId', 'realName', 'birthday', 'idNo', 'freed', 'further', 'formerId', standing(time).as('by')])
    .select(sql<number | null>`null::bigint`.as('leftUntil'));
  const known = checks
    .select(sql<boolean>`false`.as('crowded'))
    .where((row) => row.or([row('birthday', 'in', birthdays), row('idNo', '=', idNo)]))
    .where((row) => {
      if (which === 'affected') return isAffected(birthday, time);
      const isExcluded = row('userId', 'in', recognised);
      return which === 'excluded' ? isExcluded : row.or([isExcluded, row('idNo', '=', idNo)]);
    });
  const ofDay = checks
    .select(sql<boolean>`count(*) over () > ${mostCompared}`.as('crowded'))
    .where('birthday', 'in', [birthday, swapped(birthday)])
    .where('verdict', '!=', kycStates.rejected)
    .where('freed', '=', false)
    .where('idNo', '!=', idNo)
    .where('userId', '!=', userId)
    .where('userId', 'not in', recognised)
    .orderBy(sql`lower(real_name) = lower(${realName})`, 'desc')
    .orderBy('userId')
    .limit(mostCompared);
  const stated = db
    .selectFrom('userOthers')
    .select([
      'userId',
      sql<string>`real_name`.as('realName'),
      sql<string>`birthday`.as('birthday'),
      sql<string>`''`.as('idNo'),
      sql<boolean>`false`.as('freed'),
      sql<boolean>`false`.as('further'),
      sql<number | null>`null::integer`.as('formerId'),
      sql<Standing>`'said'`.as('by'),
      sql<number | null>`null::bigint`.as('leftUntil'),
      sql<boolean>`false`.as('crowded'),
    ])
    .where('birthday', 'in', birthdays)
    .where('realName', 'is not', null)
    .where('userId', 'in', excluded);
  // The exclusion with which a person has left the account: its own later one is another's, as of a `formerId`.
  const isOver = sql<boolean | null>`(earlier_persons.until <= ${time})`;
  const earlier = db
    .selectFrom('earlierPersons')
    .select([
      'userId',
      'realName',
      'birthday',
      'idNo',
      sql<boolean>`false`.as('freed'),
      sql<boolean>`false`.as('further'),
      sql<number | null>`case when ${isOver} then user_id
        else (select former_id from kyc_checks where user_id = earlier_persons.user_id) end`.as('formerId'),
      sql<Standing>`case when verified then 'verified' else 'said' end`.as('by'),
      sql<number | null>`case when ${isOver} then null else until end`.as('leftUntil'),
      sql<boolean>`false`.as('crowded'),
    ])
    .where((row) =>
      row.or([row('birthday', 'in', birthdays), row.and([row('idNo', '=', idNo), row('idNo', '!=', '')])]),
    )
    .where('userId', 'in', recognised);
  const ofExcluded = known.unionAll(stated).unionAll(earlier);
  const standingOnes = ofExcluded.unionAll(db.selectFrom(ofDay.as('day')).selectAll());
  const all = { affected: known, excluded: ofExcluded, barring: ofExcluded, standing: standingOnes }[which];
  const rows = await db
    .selectFrom(all.as('one'))
    .leftJoin('exclusions', (join) =>
      join
        .on('exclusions.userId', '=', sql<number>`coalesce(nullif(one.former_id, ${userId}), one.user_id)`)
        .on('exclusions.state', '=', rgStates.excluded)
        .on('exclusions.until', '>', time),
    )
    .selectAll('one')
    .select([
      'state',
      sql<number | null>`least(exclusions.until, one.left_until)`.as('until'),
      sql<number | null>`least(exclusions.irrevocable_until, one.left_until)`.as('irrevocableUntil'),
    ])
    .where('one.userId', '!=', userId)
    .execute();
  const isApart = await apartFrom(db, userId);
  const isGone = ({ freed, further, state }: (typeof rows)[number]) => (freed || further) && state === null;
  return rows.filter((other) => !isApart(person, other) && !(isGone(other) && isSamePerson(other, person)));
}

const standing = (time: number) =>
  sql<Standing>`case when verdict = ${kycStates.rejected} then 'said' when decided_at > ${time} then 'handedIn' else 'verified' end`;

/** Whether an excluded player and another may be one person: by name, document, or part of the name with the birthday. */
export const mayBeOne = (one: Person, other: Person): boolean =>
  rememberedLikeness(one.realName, other.realName) !== 'other' ||
  (one.idNo !== '' && one.idNo === other.idNo) ||
  (one.birthday === other.birthday && sharesPart(one.realName, other.realName));

/**
 * The exclusion of an account that was verified for this very person, by name and birthday, even if staff have rejected
 * it since, of several the one that ends last; undefined if there is none. Unreviewed data exclude nobody else, or
 * anybody could exclude another by their name or document.
 */
export async function exclusionOf(db: Db, person: Person, userId: number, time: number) {
  const others = await accountsLike(db, person, userId, time, 'excluded');
  const verified = others.filter(({ by }) => by === 'verified');
  const matches = await matchesAmong(verified, person);
  const theirs = matches.flatMap(({ name, exclusion }) => (name === 'same' && exclusion ? [exclusion] : []));
  return theirs.toSorted((one, other) => other.until - one.until).at(0);
}

/**
 * Throws for a restricted person; returns what staff must review: names or accounts that may be this person's,
 * accounts that have given the number, excluded or not, under any type of document, a birthday given before of
 * somebody too young, and a birthday of more accounts than are compared. The submission is told nothing about the
 * others. What bars play needs no comparison with others who aren't excluded.
 */
export async function judgePerson(
  db: Db,
  person: Person,
  userId: number,
  time: number,
  which: 'standing' | 'barring' = 'standing',
): Promise<Doubt[]> {
  const doubts: Doubt[] = await checkNotRestricted(db, person, userId);
  if (!isComparable(person.realName)) doubts.push({ why: 'letters' });
  if (await gaveYoungerBirthday(db, person, userId, time)) doubts.push({ why: 'age' });
  const others = await accountsLike(db, person, userId, time, which);
  if (others.some(({ crowded }) => crowded)) doubts.push({ why: 'crowd' });
  for (const { userId: other, name, exclusion } of await matchesAmong(others, person))
    if (!doubts.some((doubt) => doubt.why === 'person' && doubt.userId === other))
      doubts.push({ why: 'person', userId: other, name, excluded: exclusion !== undefined });
  const isExcluded = (other: number) =>
    doubts.some((doubt) => doubt.why === 'person' && doubt.userId === other && doubt.excluded);
  for (const { userId: other, idNo } of others)
    if (idNo === person.idNo && !isExcluded(other)) doubts.push({ why: 'document', userId: other });
  return doubts;
}

/** Of how many excluded accounts, each with a few persons, are compared at most for `mayBeExcluded`. */
const mostExcluded = 100;

/** Whether a person is, or may be, excluded by another account; so may be whose birthday is like that of very many. */
export async function mayBeExcluded(db: Db, person: Person, userId: number, time: number): Promise<boolean> {
  const others = await accountsLike(db, person, userId, time, 'barring');
  const excluded = others.filter(({ state }) => state !== null);
  const accounts = new Set(excluded.map((other) => other.userId));
  return accounts.size > mostExcluded || (await matchesAmong(excluded, person)).length > 0;
}
