import { sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Db, Trx } from './tables.ts';

/** Any number: whoever holds it is the one who migrates. */
const migrationLock = 88_0001;

/** Brings the tables up to date and fills an empty database, all or nothing, and one process at a time; says whether it was empty. */
export async function migrate(db: Db, fill: (trx: Trx) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key)`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const done = new Set(rows.map(({ name }) => name));
    for (const [name, statements] of Object.entries(migrations)) {
      if (done.has(name)) continue;
      for (const statement of statements) await sql.raw(statement).execute(trx);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
    }
    if (done.size === 0) await fill(trx);
    return done.size === 0;
  });
}
