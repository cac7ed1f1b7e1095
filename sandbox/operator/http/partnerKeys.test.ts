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

test('every purpose has its own key, and each database its own keys (N4)', () => {
  const [one, other] = [newKeys(), newKeys()];
  expect(new Set(purposes.flatMap((purpose) => [one[purpose], other[purpose]])).size).toBe(2 * purposes.length);
  for (const key of Object.values(one)) expect(key).toMatch(/^[\da-f]{64}$/);
});

test('an older database gets keys once, and its outcomes and hashes stay valid', async () => {
  const { db, context } = operator;
  const { secrets } = context.written;
  await db.deleteFrom('settings').where('name', '=', 'keys').execute();
  const [keys, same] = await Promise.all([keysOf(db), keysOf(db)]);
  expect(same).toEqual(keys);
  expect(await keysOf(db)).toEqual(keys);
  expect(keys).toMatchObject({ outcomes: sign('outcomes', secrets.game), acts: sign('acts', secrets.pay) });
  expect([secrets.game, secrets.pay]).not.toContain(keys.wallet);
});

test('a key for a new purpose is added once, and existing keys stay', async () => {
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
