import * as codes from '#contract/codes.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { checkLookedAt } from './lookedAt.ts';
import { foldOf } from './nameReadings.ts';
import { rememberedLikeness } from './personName.ts';

/** The sandbox's list of restricted persons (payloads M). */
const restricted = ['Restricted Person', 'Bawal Maglaro', 'Juan dela Bawal'];

/** A name with the birthday that distinguishes its owner. */
interface Named {
  realName: string;
  birthday: string;
}

/**
 * Throws for a name on the list of restricted persons; returns the names on it that may match. Names that staff know to
 * be another person's don't count.
 */
export async function checkNotRestricted(db: Db, { realName, birthday }: Named, userId: number) {
  const alike = restricted
    .map((name) => ({ name, likeness: rememberedLikeness(realName, name) }))
    .filter(({ likeness }) => likeness !== 'other');
  if (alike.length === 0) return [];
  const others = await namesakesOf(db, userId, { realName, birthday });
  const found = alike.filter(({ name }) => !others.has(name));
  if (found.some(({ likeness }) => likeness === 'same')) throw new Refusal(codes.barred, 'This person may not play');
  return found.map(({ name }) => ({ why: 'restricted', name }) as const);
}

/**
 * Records that a player, by the name and birthday of their identity check, only has the name of a restricted person;
 * resolves with whether there are such a check and name. Throws if the check has changed since staff looked at it.
 */
export async function clearNamesake(db: Db, userId: number, listed: string, version?: string | null): Promise<boolean> {
  if (!restricted.includes(listed)) return false;
  return db.transaction().execute(async (trx) => {
    await lockPlayer(trx, userId);
    const check = trx.selectFrom('kycChecks').select(['realName', 'birthday']).where('userId', '=', userId);
    const person = await check.executeTakeFirst();
    if (!person) return false;
    await checkLookedAt(trx, userId, version);
    const row = { userId, listed, ...person };
    await trx
      .insertInto('namesakes')
      .values(row)
      .onConflict((conflict) => conflict.columns(['userId', 'listed']).doUpdateSet(row))
      .execute();
    return true;
  });
}

/** The restricted persons whom a player of this name and birthday only shares the name with. */
async function namesakesOf(db: Db, userId: number, { realName, birthday }: Named): Promise<ReadonlySet<string>> {
  const known = db.selectFrom('namesakes').select(['listed', 'realName']).where('userId', '=', userId);
  const rows = await known.where('birthday', '=', birthday).execute();
  const isThis = (name: string) => foldOf(name) === foldOf(realName);
  return new Set(rows.flatMap((row) => (isThis(row.realName) ? [row.listed] : [])));
}
