import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKeys, purposes } from '#sandbox/keys.ts';
import { sign } from '#sandbox/signature.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { keysOf } from './partnerKeys.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

test('N4: every purpose has a key of its own, and each database its own keys', () => {
  const [one, other] = [newKeys(), newKeys()];
  expect(new Set(purposes.flatMap((purpose) => [one[purpose], other[purpose]])).size).toBe(2 * purposes.length);
  for (const key of Object.values(one)) expect(key).toMatch(/^[\da-f]{64}$/);
});

test('a database of before gets keys once, and keeps the outcomes of its rounds and the hashes of its acts', async () => {
  const { db, context } = operator;
  const { secrets } = context.written;
  await db.deleteFrom('settings').where('name', '=', 'keys').execute();
  const [keys, same] = await Promise.all([keysOf(db), keysOf(db)]);
  expect(same).toEqual(keys);
  expect(await keysOf(db)).toEqual(keys);
  expect(keys).toMatchObject({ outcomes: sign('outcomes', secrets.game), acts: sign('acts', secrets.pay) });
  expect([secrets.game, secrets.pay]).not.toContain(keys.wallet);
});

test('a key of a purpose that is newer than a database is added once, and the others stay', async () => {
  const { db } = operator;
  const { launches, ...kept } = await keysOf(db);
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(kept) })
    .where('name', '=', 'keys')
    .execute();
  const [keys, same] = await Promise.all([keysOf(db), keysOf(db)]);
  expect(same).toEqual(keys);
  expect(keys).toMatchObject(kept);
  expect(keys.launches).toMatch(/^[\da-f]{64}$/);
  expect(keys.launches).not.toBe(launches);
});
