import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Adapts an embedded database to Kysely's PostgreSQL dialect: its single connection is handed out exclusively. */
export function pglitePool(lite: PGlite, closed: () => void = () => {}): PostgresPool {
  let tail = Promise.resolve();

  async function query(text: string, parameters: readonly unknown[] = []) {
    const result = await lite.query<never>(text, [...parameters]);
    const [command] = text.trimStart().split(/\s/, 1);
    return { command: command!.toUpperCase(), rowCount: result.affectedRows || result.rows.length, rows: result.rows };
  }

  return {
    async connect() {
      const turn = tail;
      let release = () => {};
      tail = new Promise((done) => {
        release = done;
      });
      await turn;
      return { query: query as unknown as PostgresPoolClient['query'], release };
    },
    async end() {
      // Like a PostgreSQL's pool: what has the connection, or waits for it, ends first.
      await tail;
      await lite.close();
      closed();
    },
  };
}
