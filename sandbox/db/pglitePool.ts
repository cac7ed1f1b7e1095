import { setImmediate as othersGo } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** How long queries may run back to back before requests and timers get a turn, milliseconds. */
const longestRow = 10;

/**
 * Adapts an embedded database to Kysely's PostgreSQL dialect: its single connection is handed out exclusively. It
 * runs in this thread and answers without the event loop, so that a burst of queries would block everything else
 * until it is done.
 */
export function pglitePool(lite: Pick<PGlite, 'query' | 'close'>, closed: () => void = () => {}): PostgresPool {
  let tail = Promise.resolve();
  let rested = performance.now();

  async function restAtTimes() {
    if (performance.now() - rested < longestRow) return;
    await othersGo();
    rested = performance.now();
  }

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
      await restAtTimes();
      return { query: query as unknown as PostgresPoolClient['query'], release };
    },
    async end() {
      // As in a PostgreSQL pool, those who hold the connection or wait for it finish first.
      await tail;
      await lite.close();
      closed();
    },
  };
}
