import { sql } from 'kysely';
import { kycStates } from '#contract/kyc.ts';
import { Refusal } from '../http/refusal.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Person } from './apart.ts';
import { shownCheck } from './lookedAt.ts';
import { judgePerson, type Doubt } from './persons.ts';
import { never } from './planned.ts';

/** Max checks listed for staff, with a doubt and without, and how many are judged at a time. */
const [mostShown, batch] = [200, 500];

/** Why staff must look at a person: `refused` if they can't be passed at all. */
type Reason = Doubt | { why: 'refused'; code: number };

/** A check's owner, whether it waits for staff, and why. */
interface Judged {
  userId: number;
  account: string | null;
  waits: boolean;
  doubts: Reason[];
}

/** A check for staff, with what they look at. */
type Doubtful = Judged & NonNullable<Awaited<ReturnType<typeof shownCheck>>>;

const allChecks = (db: Db, time: number) =>
  db
    .selectFrom('kycChecks')
    .innerJoin('users', 'users.id', 'kycChecks.userId')
    .select([
      'userId',
      'account',
      'realName',
      'birthday',
      'idNo',
      'verdict',
      'decidedAt',
      sql<boolean>`decided_at > ${time}`.as('waits'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof allChecks>['execute']>>[number];

async function judge(db: Db, row: Row, time: number): Promise<Judged> {
  const { userId, account, realName, birthday, idNo, verdict, waits } = row;
  const hasPassed = verdict === kycStates.passed && !waits;
  const all = await doubtsOf(db, { userId, realName, birthday, idNo }, time);
  // Whoever has passed is asked nothing about a number that another has typed, a birthday of before, or its crowd.
  const doubts = all.filter(({ why }) => !hasPassed || !['document', 'age', 'crowd'].includes(why));
  return { userId, account, waits, doubts };
}

/** The checks with what staff look at, but for those whose account has been deleted meanwhile. */
async function shownWith(db: Db, checks: readonly Judged[]): Promise<Doubtful[]> {
  const listed: Doubtful[] = [];
  for (const check of checks) {
    const shown = await shownCheck(db, check.userId);
    if (shown) listed.push({ ...check, ...shown });
  }
  return listed;
}

/**
 * For staff: the identity check of one account, in doubt or not, of a closed one, too, or the persons that it has given
 * without a check; none if it has given nobody.
 */
export async function checksOf(db: Db, userId: number, time: number): Promise<Doubtful[]> {
  const row = await allChecks(db, time).where('userId', '=', userId).executeTakeFirst();
  if (row) return shownWith(db, [await judge(db, row, time)]);
  const player = await db.selectFrom('users').select('account').where('id', '=', userId).executeTakeFirst();
  return player ? shownWith(db, [{ userId, ...player, waits: false, doubts: [] }]) : [];
}

/**
 * For staff: the identity checks, waiting or decided, whose person may own another account, restricted or excluded.
 * Those that wait come first, the oldest before the others, however many wait without a doubt. After them come those
 * that wait for staff though their doubt is gone, as nothing else decides them.
 */
export async function doubtfulChecks(db: Db, time: number): Promise<Doubtful[]> {
  const listed: Judged[] = [];
  const left: Judged[] = [];
  for (let offset = 0; listed.length < mostShown; offset += batch) {
    const rows = await allChecks(db, time)
      .where('freed', '=', false)
      .orderBy('waits', 'desc')
      .orderBy('submittedAt')
      .orderBy('userId')
      .limit(batch)
      .offset(offset)
      .execute();
    for (const row of rows) {
      const judged = await judge(db, row, time);
      if (judged.doubts.length > 0) listed.push(judged);
      else if (row.decidedAt === never) left.push(judged);
    }
    if (rows.length < batch) break;
  }
  return shownWith(db, [...listed.slice(0, mostShown), ...left.slice(0, mostShown)]);
}

/** Why staff must look at an account's person, or those reasons alone that bar play (`judgePerson`). */
export async function doubtsOf(
  db: Db,
  { userId, ...person }: Person & { userId: number },
  time: number,
  which: 'standing' | 'barring' = 'standing',
): Promise<Reason[]> {
  try {
    return await judgePerson(db, person, userId, time, which);
  } catch (error) {
    if (error instanceof Refusal) return [{ why: 'refused', code: error.code }];
    throw error;
  }
}
