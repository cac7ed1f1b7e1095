import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { judgePerson, type Doubt, type Person } from './persons.ts';

/** Max checks listed for staff, and how many are judged at a time. */
const [mostShown, batch] = [200, 500];

/** A check for staff: its owner, whether it waits for them, and why. */
interface Doubtful {
  userId: number;
  account: string | null;
  realName: string;
  birthday: string;
  waits: boolean;
  doubts: (Doubt | { why: 'refused'; code: number })[];
}

/**
 * For staff: the identity checks, waiting or decided, whose person may own another account, restricted or excluded.
 * Those that wait come first, the oldest before the others, however many wait without a doubt.
 */
export async function doubtfulChecks(db: Db, time: number): Promise<Doubtful[]> {
  const listed: Doubtful[] = [];
  for (let offset = 0; listed.length < mostShown; offset += batch) {
    const rows = await db
      .selectFrom('kycChecks')
      .innerJoin('users', 'users.id', 'kycChecks.userId')
      .select(['userId', 'account', 'realName', 'birthday', 'idNo', sql<boolean>`decided_at > ${time}`.as('waits')])
      .orderBy('waits', 'desc')
      .orderBy('submittedAt')
      .orderBy('userId')
      .limit(batch)
      .offset(offset)
      .execute();
    for (const { idNo, ...row } of rows) {
      const doubts = await doubtsOf(db, { ...row, idNo }, time);
      if (doubts.length > 0) listed.push({ ...row, doubts });
    }
    if (rows.length < batch) break;
  }
  return listed.slice(0, mostShown);
}

/** Why staff must look at an account's person; `refused` if they can't be passed at all. */
export async function doubtsOf(db: Db, { userId, ...person }: Person & { userId: number }, time: number) {
  try {
    return await judgePerson(db, person, userId, time);
  } catch (error) {
    if (error instanceof Refusal) return [{ why: 'refused', code: error.code } as const];
    throw error;
  }
}
