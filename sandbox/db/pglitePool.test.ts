import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { pglitePool } from './pglitePool.ts';

test('closing the database waits for the last connection to be returned', async () => {
  const done: string[] = [];
  const lite = { close: async () => void done.push('closed') } as unknown as PGlite;
  const pool = pglitePool(lite, () => done.push('released'));
  const client = await pool.connect();
  const next = pool.connect().then((its) => (done.push('next'), its.release()));
  const end = pool.end();
  await Promise.resolve();
  done.push('query');
  client.release();
  await Promise.all([next, end]);
  expect(done).toEqual(['query', 'next', 'closed', 'released']);
});

test('many concurrent queries leave room for requests and timers (S30)', async () => {
  /** Blocks the event loop for two milliseconds before it answers, as the database in this thread does. */
  async function query() {
    const end = performance.now() + 2;
    while (performance.now() < end);
    return { rows: [], affectedRows: 0 };
  }
  const pool = pglitePool({ query, close: async () => {} } as unknown as PGlite);
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  async function ask() {
    const client = await pool.connect();
    await client.query('select 1', []);
    client.release();
  }
  await Promise.all(Array.from({ length: 50 }, ask));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});
