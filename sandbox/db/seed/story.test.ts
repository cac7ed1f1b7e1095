import { expect, test } from 'vitest';
import { testDb } from '#sandbox/testing/testDb.ts';

test('the demo history is booked in chronological order', async () => {
  const { db, close } = await testDb();
  const rows = await db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .innerJoin('users', 'users.id', 'accounts.userId')
    .select(['transfers.time', 'transfers.ref'])
    .where('users.account', '=', 'juan88')
    .where('accounts.kind', '=', 'player')
    .where('accounts.currency', '=', 'coin')
    .orderBy('entries.id')
    .execute();
  await close();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ time }, place) => time < (rows[place - 1]?.time ?? 0))).toEqual([]);
});
