import { sql } from 'kysely';
import { kycStates } from '#contract/kyc.ts';
import { Refusal } from '../http/refusal.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Person } from './apart.ts';
import { judgePerson } from './persons.ts';

/** Max checks listed for staff, and how many are judged at a time. */
const [mostShown, batch] = [200, 500];

/** A check for staff: its owner, whether it waits for them, and why. */
interface Doubtful {
  userId: number;
  account: string | null;
  realName: string;
  birthday: string;
  waits: boolean;
  doubts: Awaited<ReturnType<typeof doubtsOf>>;
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
      .select([
        'userId',
        'account',
        'realName',
        'birthday',
        'idNo',
        'verdict',
        sql<boolean>`decided_at > ${time}`.as('waits'),
      ])
      .orderBy('waits', 'desc')
      .orderBy('submittedAt')
      .orderBy('userId')
      .limit(batch)
      .offset(offset)
      .execute();
    for (const { idNo, verdict, ...row } of rows) {
      const doubts = await doubtsOf(db, { ...row, idNo, verdict }, time);
      if (doubts.length > 0) listed.push({ ...row, doubts });
    }
    if (rows.length < batch) break;
  }
  return listed.slice(0, mostShown);
}

/** The account whose document a player has submitted as well, as a doubt: only a check that can't pass has another's. */
async function documentDoubt(db: Db, userId: number, verdict: number) {
  if (verdict === kycStates.passed) return [];
  const known = await db
    .selectFrom('kycChecks as own')
    .innerJoin('kycChecks as other', (join) =>
      join.onRef('other.idType', '=', 'own.idType').onRef('other.idNo', '=', 'own.idNo'),
    )
    .select('other.userId')
    .where('own.userId', '=', userId)
    .where('other.userId', '!=', userId)
    .where('other.verdict', '=', kycStates.passed)
    .executeTakeFirst();
  return known ? [{ why: 'document', userId: known.userId } as const] : [];
}

/**
 * Why staff must look at an account's person: `refused` if they can't be passed at all, `document` if another account
 * has theirs.
 */
export async function doubtsOf(
  db: Db,
  { userId, verdict, ...person }: Person & { userId: number; verdict: number },
  time: number,
) {
  try {
    return [...(await documentDoubt(db, userId, verdict)), ...(await judgePerson(db, person, userId, time))];
  } catch (error) {
    if (error instanceof Refusal) return [{ why: 'refused', code: error.code } as const];
    throw error;
  }
}
