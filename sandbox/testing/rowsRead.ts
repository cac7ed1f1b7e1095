import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Rows by table. */
export type Counts = Readonly<Record<string, number>>;

/** What has the planner of an embedded database count rows alone, as in large tables, and follow indexes where there are any. */
const settings = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_material'].map(
  (way) => `${way} = off`,
);
const costs = ['seq_page_cost = 0', 'random_page_cost = 0'];

/** Plans each query of an embedded database as if its tables were large: by indexes, where there are any. */
export async function planAsIfLarge(db: Db): Promise<void> {
  for (const each of [...settings, ...costs]) await sql.raw(`set ${each}`).execute(db);
}

const flush = (db: Db) => sql`select pg_stat_force_next_flush()`.execute(db);

/** Counts from here. */
async function reset(db: Db): Promise<void> {
  await flush(db);
  await sql`select pg_stat_reset()`.execute(db);
}

/** How many rows of each table, or entries of its indexes, have been read since the counters were reset. */
async function readSinceReset(db: Db): Promise<Counts> {
  await flush(db);
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ name: string; num: number }>`
    select tables.relname as name, sum(pg_stat_get_tuples_returned(scanned.id))::integer as num
    from (
      select oid as id, oid as table_id from pg_class where relkind = 'r'
      union all select indexrelid, indrelid from pg_index
    ) as scanned
    inner join pg_class as tables on tables.oid = scanned.table_id
    where tables.relnamespace = 'public'::regnamespace
    group by tables.relname`.execute(db);
  return Object.fromEntries(rows.map(({ name, num }) => [name, num]));
}

/** How many rows of each table a call reads from an embedded database that nothing else uses. */
export async function rowsReadBy(db: Db, call: () => Promise<unknown>): Promise<Counts> {
  await reset(db);
  await call();
  return readSinceReset(db);
}
