import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { afterReads } from '#sandbox/testing/overtaken.ts';
import { decideCheck } from '../kyc/decideCheck.ts';
import { tellApart } from '../kyc/tellApart.ts';
import { exclude } from '../rg/exclusions.ts';
import { deleteDue } from './deletions.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

/** Has the deletion of a player's account due now. */
async function fallDue(userId: number) {
  const row = { userId, requestedAt: 0, deletesAt: operator.clock.time };
  await operator.db.insertInto('deletions').values(row).execute();
}

test('of persons told apart or cleared, a deleted account’s check alone stays (ME-09, N8)', async () => {
  const [one, other] = [await operator.player(), await operator.verified()];
  const birthday = operator.newBirthday();
  await operator.submit(one.token, { realName: 'Trining Roxas', birthday });
  await decideCheck(operator.db, one.userId, { verdict: 'rejected' }, operator.clock.time);
  await operator.submit(one.token, { realName: 'Trinidad Roxas', birthday });
  expect(await tellApart(operator.db, other.userId, one.userId)).toBe(true);
  const namesOf = async (userId: number) => {
    const pair = operator.db.selectFrom('otherPersons').select('seen').where('otherId', '=', one.userId);
    const { seen } = await pair.executeTakeFirstOrThrow();
    return seen.filter((each) => each.userId === userId).map(({ realName }) => realName);
  };
  expect(new Set(await namesOf(one.userId))).toEqual(new Set(['Trinidad Roxas', 'Trining Roxas']));
  const { userId } = one;
  const cleared = [
    { userId, listed: 'Restricted Person', realName: 'Trining Roxas', birthday },
    { userId, listed: 'Bawal Maglaro', realName: 'Trinidad Roxas', birthday },
  ];
  await operator.db.insertInto('namesakes').values(cleared).execute();
  await fallDue(userId);
  await deleteDue(operator.db, operator.clock.time);
  expect(await namesOf(userId)).toEqual(['Trinidad Roxas']);
  const left = operator.db.selectFrom('namesakes').select('realName').where('userId', '=', userId);
  expect(await left.execute()).toEqual([{ realName: 'Trinidad Roxas' }]);
  expect(new Set(await namesOf(other.userId))).toEqual(new Set(['Rosa Villanueva']));
});

test('a person who is excluded just before they are forgotten is known until it ends (ME-09, RG-20)', async () => {
  const { db, clock } = operator;
  const { userId } = await operator.player();
  await fallDue(userId);
  const deletion = db.selectFrom('deletions').select(['closedAt', 'erasedAt']).where('userId', '=', userId);
  const excludeOnceClosed = async () => {
    if ((await deletion.executeTakeFirstOrThrow()).closedAt === null) return;
    await db.transaction().execute((trx) => exclude(trx, userId, { months: 6 }, clock.time));
  };
  await deleteDue(afterReads(db, excludeOnceClosed), clock.time);
  expect(await deletion.executeTakeFirstOrThrow()).toEqual({ closedAt: clock.time, erasedAt: null });
  const known = db.selectFrom('users').select('mobile').where('id', '=', userId);
  expect((await known.executeTakeFirstOrThrow()).mobile).not.toBeNull();
});
