import type { Db } from '#sandbox/db/tables.ts';
import { personsOf } from './apart.ts';
import { checkLookedAt } from './lookedAt.ts';

/** The versions of two checks that staff have looked at, as `checkLookedAt` has them. */
interface Versions {
  own?: string | null;
  other?: string | null;
}

/**
 * Records that two accounts belong to two people, as the persons that both have given so far: whatever else they give
 * is compared anew. Resolves with whether both have given one; throws if a check has changed since staff looked at it.
 */
export async function tellApart(db: Db, userId: number, otherId: number, versions: Versions = {}): Promise<boolean> {
  if (otherId === userId) return false;
  return db.transaction().execute(async (trx) => {
    const both = [userId, otherId];
    // Locks in one order for all, as two staff may tell the same two apart.
    const players = trx.selectFrom('users').select('id').where('id', 'in', both).orderBy('id').forNoKeyUpdate();
    if ((await players.execute()).length < both.length) return false;
    const [own, others] = [await personsOf(trx, userId), await personsOf(trx, otherId)];
    if (own.length === 0 || others.length === 0) return false;
    await checkLookedAt(trx, userId, versions.own);
    await checkLookedAt(trx, otherId, versions.other);
    const seen = [...own.map((each) => ({ ...each, userId })), ...others.map((each) => ({ ...each, userId: otherId }))];
    const row = { userId, otherId, seen: JSON.stringify(seen) };
    await trx
      .insertInto('otherPersons')
      .values(row)
      .onConflict((conflict) => conflict.columns(['userId', 'otherId']).doUpdateSet(row))
      .execute();
    return true;
  });
}
