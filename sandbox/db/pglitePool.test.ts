import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { pglitePool } from './pglitePool.ts';

test('the database is closed once the last connection has been handed back, not under a query', async () => {
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
