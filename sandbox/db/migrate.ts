import { sql } from 'kysely';
import { migrations } from './migrations.ts';
import { liftTimeLimit } from './postgresPool.ts';
import type { Db, Trx } from './tables.ts';

/** An arbitrary advisory-lock id: its holder runs the migrations. */
const migrationLock = 88_0001;

/** Runs pending migrations and seeds an empty database, in one transaction and in one process at a time; returns whether it was empty. */
export async function migrate(db: Db, fill: (trx: Trx) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await liftTimeLimit(trx);
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
