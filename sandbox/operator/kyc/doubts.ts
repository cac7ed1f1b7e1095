import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { judgePerson, type Doubt, type Person } from './persons.ts';

/** Max checks listed for staff. */
const mostShown = 200;

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
 */
export async function doubtfulChecks(db: Db, time: number): Promise<Doubtful[]> {
  const rows = await db
    .selectFrom('kycChecks')
    .innerJoin('users', 'users.id', 'kycChecks.userId')
    .select(['userId', 'account', 'realName', 'birthday', 'idNo', sql<boolean>`decided_at > ${time}`.as('waits')])
    .orderBy('decidedAt', 'desc')
    .orderBy('submittedAt', 'desc')
    .limit(mostShown)
    .execute();
  const judged: Doubtful[] = [];
  for (const { idNo, ...row } of rows) judged.push({ ...row, doubts: await doubtsOf(db, { ...row, idNo }, time) });
  return judged.filter(({ doubts }) => doubts.length > 0);
}

async function doubtsOf(db: Db, { userId, ...person }: Person & { userId: number }, time: number) {
  try {
    return await judgePerson(db, person, userId, time);
  } catch (error) {
    if (error instanceof Refusal) return [{ why: 'refused', code: error.code } as const];
    throw error;
  }
}
