import { openDb } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { testServer } from './postgresServer.ts';

/** Opens a test operator on a PostgreSQL of its own; closing it ends both. */
export async function openOnPostgres<T extends { close(): Promise<void> }>(
  open: (options: { db: Db }) => Promise<T>,
): Promise<T> {
  const server = await testServer();
  const operator = await open({ db: await openDb({ url: server.url, games: 30 }) });
  return {
    ...operator,
    async close() {
      await operator.close();
      await server.close();
    },
  };
}
