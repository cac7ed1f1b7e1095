import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { usualCaps } from '../context/caps.ts';
import { createPlayer } from '../identity/players.ts';
import { doubtfulChecks } from './doubts.ts';
import { lockBirthday } from './turns.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

test('the oldest doubtful check stays listed, whatever else waits (N8)', async () => {
  const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
  const one = await operator.player();
  await operator.call('updateAppUserOther', person, one.token);
  await operator.act('selfExclude', { type: 2, months: 6 }, one.token);
  const { token, userId } = await operator.player();
  await operator.submit(token, person);
  const crowd: number[] = [];
  await operator.db.transaction().execute(async (trx) => {
    for (let n = 0; n <= 200; n++)
      crowd.push(await createPlayer(trx, { mobile: `crowd ${n}`, termsVersion: '1', time: operator.clock.time }));
  });
  await operator.db
    .insertInto('kycChecks')
    .columns([
      'userId',
      'idType',
      'idNo',
      'realName',
      'birthday',
      'address',
      'submittedAt',
      'decidedAt',
      'verdict',
      'reason',
      'fields',
    ] as never)
    .expression(
      sql`select n, 'sss', n::text, 'Crowd ' || n, '1900-01-01', '{}'::jsonb, ${operator.clock.time}, decided_at, verdict, '', '[]'::jsonb
        from unnest(${crowd}::int[]) n, (select decided_at, verdict from kyc_checks where user_id = ${userId}) k` as never,
    )
    .execute();
  const listed = await doubtfulChecks(operator.db, operator.clock.time);
  expect(listed.map((check) => check.userId)).toContain(userId);
  await operator.db.deleteFrom('kycChecks').where('userId', 'in', crowd).execute();
});

test('a birthday and the one with its day and month swapped share a lock (N8)', async () => {
  const locks = await operator.db.transaction().execute(async (trx) => {
    await lockBirthday(trx, '1990-03-04');
    await lockBirthday(trx, '1990-04-03');
    const { rows } = await sql<object>`select objid from pg_locks where locktype = 'advisory'`.execute(trx);
    return rows;
  });
  expect(locks).toHaveLength(1);
});

test('refused submissions have a budget (S18)', async () => {
  const { token } = await operator.player();
  const sent = await operator.application(token, { expiry: '1999-01-01' });
  const codes = [];
  for (let n = 0; n <= usualCaps.players.checks; n++) codes.push((await operator.act('addKyc', sent, token)).errcode);
  expect([codes.at(-2), codes.at(-1)]).toEqual([400, 429]);
});
