import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';

interface Claim {
  userId: number;
  /** The claimed thing, with its day, level or step if there are several: `signIn:2026-11-24`. */
  name: string;
  time: number;
}

/** Records a player's claim, once: another claim of it, even a concurrent one, is refused. */
export async function claimOnce(trx: Trx, claim: Claim): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('claims')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new Refusal(codes.alreadyDone, 'Claimed already');
}

/** A player's claims with this name prefix, each with its time. */
export async function claimsOf(db: Db, userId: number, beginning: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('claims')
    .select(['name', 'time'])
    .where('userId', '=', userId)
    // Unlike a range of names, it doesn't depend on how the database sorts texts.
    .where(sql<boolean>`starts_with(name, ${beginning})`)
    .execute();
  return new Map(rows.map(({ name, time }) => [name, time]));
}

/** Which of these names a player has claimed. */
export async function claimsAmong(db: Db, userId: number, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('claims')
    .select('name')
    .where('userId', '=', userId)
    .where('name', 'in', names)
    .execute();
  return new Set(rows.map(({ name }) => name));
}
