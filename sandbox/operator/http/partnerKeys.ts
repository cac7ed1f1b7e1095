import { sql } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';
import { newKeys, purposes, type Keys } from '#sandbox/keys.ts';
import { sign } from '#sandbox/signature.ts';

const name = 'keys';

/**
 * The keys of a database, generated where an older one has none: those for outcomes and acts' hashes are then derived
 * from the two former secrets, as before.
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

/** Adds keys of purposes newer than a database; of two concurrent processes the first one's are kept. */
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
