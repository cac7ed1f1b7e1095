import { sql } from 'kysely';
import { kycStates } from '#contract/kyc.ts';
import { Refusal } from '../http/refusal.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Person } from './apart.ts';
import { judgePerson, type Doubt } from './persons.ts';
import { never } from './planned.ts';

/** Max checks listed for staff, with a doubt and without, and how many are judged at a time. */
const [mostShown, batch] = [200, 500];

/** Why staff must look at a person: `refused` if they can't be passed at all. */
type Reason = Doubt | { why: 'refused'; code: number };

/** A check for staff: its owner, whether it waits for them, and why. */
interface Doubtful {
  userId: number;
  account: string | null;
  realName: string;
  birthday: string;
  waits: boolean;
  doubts: Reason[];
}

/**
 * For staff: the identity checks, waiting or decided, whose person may own another account, restricted or excluded.
 * Those that wait come first, the oldest before the others, however many wait without a doubt. After them come those
 * that wait for staff though their doubt is gone, as nothing else decides them.
 */
export async function doubtfulChecks(db: Db, time: number): Promise<Doubtful[]> {
  const listed: Doubtful[] = [];
  const left: Doubtful[] = [];
  for (let offset = 0; listed.length < mostShown; offset += batch) {
    const rows = await db
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
      ])
      .where('freed', '=', false)
      .orderBy('waits', 'desc')
      .orderBy('submittedAt')
      .orderBy('userId')
      .limit(batch)
      .offset(offset)
      .execute();
    for (const { idNo, verdict, decidedAt, ...row } of rows) {
      const hasPassed = verdict === kycStates.passed && !row.waits;
      const all = await doubtsOf(db, { ...row, idNo }, time);
      // Whoever has passed is asked nothing about a number that another has typed, or a birthday of before.
      const doubts = all.filter(({ why }) => !hasPassed || (why !== 'document' && why !== 'age'));
      if (doubts.length > 0) listed.push({ ...row, doubts });
      else if (decidedAt === never) left.push({ ...row, doubts });
    }
    if (rows.length < batch) break;
  }
  return [...listed.slice(0, mostShown), ...left.slice(0, mostShown)];
}

/** Why staff must look at an account's person. */
export async function doubtsOf(
  db: Db,
  { userId, ...person }: Person & { userId: number },
  time: number,
): Promise<Reason[]> {
  try {
    return await judgePerson(db, person, userId, time);
  } catch (error) {
    if (error instanceof Refusal) return [{ why: 'refused', code: error.code }];
    throw error;
  }
}
