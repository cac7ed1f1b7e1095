import { sql, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Trx } from './tables.ts';

/** PostgreSQL's type id of 8-byte integers; ours stay below 2^53. */
const int8 = 20;

/** How many connections a process has at most. */
export const mostConnections = 10;

/** How long a connection is waited for, a new one or a free one, milliseconds. */
export const longestWait = 30_000;

/** How long a statement may take, waiting for locks included, milliseconds; the app gives up before. */
export const longestStatement = 20_000;

/**
 * How long a transaction may be without a statement, milliseconds: the server ends one whose process is paused or has
 * vanished, whose locks could otherwise stop all rounds for hours.
 */
export const longestIdle = 60_000;

/** How long a connection is silent before TCP probes whether its peer is still there, milliseconds. */
const probedAfter = 10_000;

/**
 * Connections to a PostgreSQL. The loss of one, idle or in use, is reported in a line and fails only its own
 * transaction; the next statement gets another connection, or is rejected after `longestWait`. A statement that takes
 * longer than `longestStatement` is cancelled, and the server ends a transaction that is idle for `longestIdle`.
 */
export function postgresPool(connectionString: string, report: (line: string) => void = console.error): PostgresPool {
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: mostConnections,
    connectionTimeoutMillis: longestWait,
    statement_timeout: longestStatement,
    idle_in_transaction_session_timeout: longestIdle,
    keepAlive: true,
    keepAliveInitialDelayMillis: probedAfter,
  });
  const lost = new WeakSet<pg.ClientBase>();
  // A lost connection emits several errors: from the server, from its socket, and from the pool if it was idle.
  function reportOnce({ message }: Error, client: pg.ClientBase) {
    if (lost.has(client)) return;
    lost.add(client);
    report(`A connection to PostgreSQL was lost: ${message}`);
  }
  pool.on('error', reportOnce);
  // The pool listens to idle clients alone; an error without a listener would end the process.
  pool.on('connect', (client: pg.PoolClient) => {
    client.on('error', (error: Error) => reportOnce(error, client));
  });
  return pool;
}

/** Lets the statements of a transaction take as long as they need: of work that would begin anew, were it cancelled. */
export const liftTimeLimit = (trx: Trx) => sql`set local statement_timeout = 0`.execute(trx);
