import { openDb } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { testServer } from './postgresServer.ts';
import { reusedDb } from './reusedDb.ts';

/** Which database the tests use: the embedded one, or with `PERLAS_TEST_DB=postgres` a PostgreSQL of their own. */
const onPostgres = process.env['PERLAS_TEST_DB'] === 'postgres';

/** A seeded database for the tests of one file, which `close` ends the use of. */
export async function testDb(): Promise<{ db: Db; close(): Promise<void> }> {
  if (!onPostgres) {
    const db = await reusedDb();
    return { db, close: () => db.destroy() };
  }
  const server = await testServer();
  const db = await openDb({ url: server.url });
  return {
    db,
    async close() {
      await db.destroy();
      await server.close();
    },
  };
}
