import { sql } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';
import { newKeys, purposes, type Keys } from '#sandbox/keys.ts';
import { sign } from '#sandbox/signature.ts';

const name = 'keys';

/**
 * The keys of a database, made where one of before has none: outcomes of rounds and hashes of acts are then kept, as
 * they were made from the two secrets that there were.
 */
export async function keysOf(db: Db): Promise<Keys> {
  const kept = await read<Partial<Keys>>(db, name);
  if (kept && isWhole(kept)) return kept;
  const secrets = await read<{ game: string; pay: string }>(db, 'secrets');
  const before = secrets && { outcomes: sign('outcomes', secrets.game), acts: sign('acts', secrets.pay) };
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify({ ...newKeys(), ...before }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (kept) await addMissing(db, kept);
  return (await read<Keys>(db, name))!;
}

const isWhole = (keys: Partial<Keys>): keys is Keys => purposes.every((purpose) => keys[purpose]);

/** Adds keys of purposes that are newer than a database; of two processes at once the first one's stay. */
async function addMissing(db: Db, kept: Partial<Keys>) {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...newKeys(), ...kept }) })
    .where('name', '=', name)
    .where(sql<boolean>`value = ${JSON.stringify(kept)}::jsonb`)
    .execute();
}

async function read<T>(db: Db, document: 'keys' | 'secrets'): Promise<T | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', document).executeTakeFirst();
  return row?.value as T | undefined;
}
