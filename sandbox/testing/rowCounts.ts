import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** The names of all tables, in order. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  return rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
}

/** How many rows each table has. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const name of await tablesOf(db)) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db);
    counted[name] = rows[0]!.n;
  }
  return counted;
}

/** The tables that have more rows than before. */
export const grown = (before: Record<string, number>, after: Record<string, number>) =>
  Object.keys(after).filter((name) => after[name]! > (before[name] ?? 0));
