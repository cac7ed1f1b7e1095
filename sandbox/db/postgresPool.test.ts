import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasServer, testServer } from '../testing/postgresServer.ts';
import { openDb } from './open.ts';
import {
  liftTimeLimit,
  longestIdle,
  longestStatement,
  longestWait,
  mostConnections,
  postgresPool,
} from './postgresPool.ts';
import type { Db } from './tables.ts';
import { withPool } from './withPool.ts';

/** How long a server may take to start, and an ended connection to be noticed, milliseconds. */
const [patience, soon] = [120_000, 10_000];

/** A server that takes connections and never answers, at its address. */
async function silentServer() {
  const server = createServer((socket) => void socket.resume()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, host, url: `postgres://perlas@${host}/perlas` };
}

/** Has the test pass the time that is waited for connections. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a PostgreSQL that doesn’t answer is given up after half a minute, and named', async () => {
  const { server, host, url } = await silentServer();
  stopTimers();
  const connected = once(server, 'connection');
  const outcome = openDb({ url }).catch((error: unknown) => error);
  await connected;
  vi.advanceTimersByTime(longestWait);
  expect(String(await outcome)).toContain(`PostgreSQL at ${host} (DATABASE_URL) can't be reached (ETIMEDOUT)`);
});

test('a request that finds all connections taken is rejected after half a minute', async () => {
  const { url } = await silentServer();
  stopTimers();
  const pool = postgresPool(url);
  const connect = () => pool.connect().catch((error: unknown) => error);
  const all = Promise.all(Array.from({ length: mostConnections + 1 }, connect));
  vi.advanceTimersByTime(longestWait);
  expect((await all).at(-1)).toMatchObject({ message: 'timeout exceeded when trying to connect' });
  await pool.end();
});

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof testServer>>;
  beforeAll(async () => {
    server = await testServer();
  }, patience);
  afterAll(() => server.close());

  /** A database with connections of its own, and the lines that are reported of them. */
  function opened() {
    const lines: string[] = [];
    const db = withPool(postgresPool(server.url, (line) => void lines.push(line)));
    onTestFinished(() => db.destroy());
    return { db, lines, oneReported: () => vi.waitFor(() => expect(lines).toHaveLength(1), soon) };
  }

  /** Ends all other connections of the database, as its restart does. */
  async function endOthers() {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and usename = current_user`);
    await client.end();
  }

  test('the loss of an idle connection is reported in one line, and the next statement gets another', async () => {
    const { db, lines, oneReported } = opened();
    await sql`select 1`.execute(db);
    await endOthers();
    await oneReported();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    expect(lines).toEqual([expect.stringMatching(/^A connection to PostgreSQL was lost: ./)]);
  });

  test('a transaction that loses its connection between statements fails whole, and the next one succeeds', async () => {
    const { db, lines, oneReported } = opened();
    await sql`create table booked (amount integer)`.execute(db);
    const booking = db.transaction().execute(async (trx) => {
      await sql`insert into booked values (1)`.execute(trx);
      await endOthers();
      await oneReported();
      await sql`insert into booked values (2)`.execute(trx);
    });
    await expect(booking).rejects.toThrow('not queryable');
    expect((await sql`select amount from booked`.execute(db)).rows).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  test('a statement may take twenty seconds, in a transaction without the limit longer', async () => {
    const { db } = opened();
    const allowed = async (within: Db) =>
      (await sql<{ allowed: string }>`select current_setting('statement_timeout') as allowed`.execute(within)).rows;
    const limited = [{ allowed: `${longestStatement / 1_000}s` }];
    expect(await allowed(db)).toEqual(limited);
    await db.transaction().execute(async (trx) => {
      await liftTimeLimit(trx);
      expect(await allowed(trx)).toEqual([{ allowed: '0' }]);
    });
    expect(await allowed(db)).toEqual(limited);
  });

  test('a transaction that its process has abandoned ends by itself, and its locks with it', async () => {
    const { db, oneReported } = opened();
    const setting = sql<{ allowed: string }>`select current_setting('idle_in_transaction_session_timeout') as allowed`;
    expect((await setting.execute(db)).rows).toEqual([{ allowed: `${longestIdle / 60_000}min` }]);
    const lock = sql`select pg_advisory_xact_lock(hashtext('games'))`;
    await expect(
      db.transaction().execute(async (abandoned) => {
        await sql`set local idle_in_transaction_session_timeout = 100`.execute(abandoned);
        await lock.execute(abandoned);
        await db.transaction().execute((other) => lock.execute(other));
        await sql`select 1`.execute(abandoned);
      }),
    ).rejects.toThrow('connection');
    await oneReported();
  });

  test('a statement that loses its connection fails, and the next one succeeds', async () => {
    const { db, oneReported } = opened();
    const ending = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    await expect(ending).rejects.toMatchObject({ code: '57P01' });
    await oneReported();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});
