import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** How many transactions of a PostgreSQL wait for a lock now, each with a connection. */
export async function waitingForLocks(db: Db): Promise<number> {
  const counted = sql<{ num: number }>`select count(*)::integer as num from pg_locks where not granted`;
  const { rows } = await counted.execute(db);
  return rows[0]!.num;
}
