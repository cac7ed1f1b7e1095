import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../db/tables.ts';
import { reusedDb } from './reusedDb.ts';

const tablesOf = (db: Db) =>
  sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);

/** Each table's rows, the values of counters, the settings of the session, and names of indexes and constraints. */
async function contentsOf(db: Db) {
  const { rows: tables } = await tablesOf(db);
  const contents: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select to_jsonb(each.*) as line from ${sql.table(name)} as each order by 1`.execute(db);
    contents.push([name, rows]);
  }
  const counters = await sql`select sequencename, last_value from pg_sequences order by 1`.execute(db);
  const settings = await sql`select name, setting from pg_settings where source = 'session' order by 1`.execute(db);
  const indexes = await sql`select indexname from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  const constraints = await sql`select conname from pg_constraint order by 1`.execute(db);
  return [...contents, ...[counters, settings, indexes, constraints].map(({ rows }) => rows)];
}

/** Changes, adds and deletes rows, takes from a counter, and changes a setting. */
async function use(db: Db) {
  await sql`update users set nickname = 'changed'`.execute(db);
  await sql`delete from entries`.execute(db);
  await sql`insert into settings select name || ' again', value from settings`.execute(db);
  await sql`select nextval('users_id_seq')`.execute(db);
  await sql`set enable_seqscan = off`.execute(db);
}

test('a database that is used again has the rows, counters and settings of a new one', async () => {
  const first = await reusedDb();
  const before = await contentsOf(first);
  for (let again = 0; again < 3; again++) {
    const db = again === 0 ? first : await reusedDb();
    await use(db);
    expect(await contentsOf(db)).not.toEqual(before);
    await db.destroy();
  }
  const last = await reusedDb();
  expect(await contentsOf(last)).toEqual(before);
  await last.destroy();
});

test('databases that are open at once are separate', async () => {
  const [one, other] = [await reusedDb(), await reusedDb()];
  await use(one);
  expect(await contentsOf(other)).not.toEqual(await contentsOf(one));
  await one.destroy();
  await other.destroy();
});

test.each([
  ['a new column', 'alter table users add column more text'],
  ['a new constraint', 'alter table users add constraint more check (id > 0) not valid'],
  ['a dropped index', 'drop index kyc_checks_one_document'],
])('a database with %s isn’t used again', async (_, change) => {
  const db = await reusedDb();
  const before = await contentsOf(db);
  await sql.raw(change).execute(db);
  await db.destroy();
  const next = await reusedDb();
  expect(await contentsOf(next)).toEqual(before);
  await next.destroy();
});
