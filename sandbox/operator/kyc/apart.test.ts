import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { apartTables } from '#sandbox/db/accountTables.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { decideCheck } from './decideCheck.ts';
import { clearNamesake } from './restricted.ts';
import { tellApart } from './tellApart.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const decide = (userId: number, verdict: 'passed' | 'rejected') =>
  decideCheck(operator.db, userId, { verdict }, operator.clock.time);
const play = (token: string) => operator.act('startGame', { gameId: 1001 }, token);

/** An excluded person, and a player who has submitted a name like theirs, whom staff have told apart and rejected. */
async function toldApart(realName = 'Rosa Magsaysay') {
  const one = await operator.verified();
  await operator.act('selfExclude', { type: 2, months: 6 }, one.token);
  const two = await operator.player(50_000);
  const submitted = { realName, birthday: one.person.birthday, ...operator.bySss() };
  await operator.submit(two.token, submitted);
  expect(await tellApart(operator.db, two.userId, one.userId)).toBe(true);
  await decide(two.userId, 'rejected');
  return { one, two, submitted };
}

test.each([
  ['the excluded name', { realName: 'Rosa Villanueva' }],
  ['a name like it', { realName: 'Rosa M. Villanueva' }],
])('told apart as one name, a player who submits %s is compared anew (N8)', async (_, changes) => {
  const { two, submitted } = await toldApart();
  expect(await operator.submit(two.token, { ...submitted, ...changes, ...operator.bySss() })).toMatchObject({
    errcode: 0,
  });
  operator.decided();
  expect(await operator.status(two.token)).toBe(kycStates.pending);
  expect(await play(two.token)).toMatchObject({ errcode: 3004 });
  await expect(decide(two.userId, 'passed')).rejects.toMatchObject({ name: 'Refusal' });
});

test('told apart by one document, a player is compared anew by another (N8)', async () => {
  const { two, submitted } = await toldApart('Rosa Villanueva Reyes');
  await operator.submit(two.token, { ...submitted, ...operator.bySss() });
  operator.decided();
  expect(await operator.status(two.token)).toBe(kycStates.pending);
});

test('told apart, a player who submits the same again, however it is written, passes (N8)', async () => {
  const { two, submitted } = await toldApart();
  await operator.submit(two.token, { ...submitted, realName: 'ROSA  MAGSAYSAY.' });
  operator.decided();
  expect(await operator.status(two.token)).toBe(kycStates.passed);
  expect(await play(two.token)).toMatchObject({ errcode: 0 });
});

test('an account that is excluded by another name than staff compared is compared anew (N8)', async () => {
  const [one, two] = [await operator.player(), await operator.player()];
  const birthday = operator.newBirthday();
  await operator.call('updateAppUserOther', { realName: 'Rosa Magsaysay', birthday }, one.token);
  await operator.submit(two.token, { realName: 'Rosa Villanueva', birthday });
  await tellApart(operator.db, one.userId, two.userId);
  await operator.call('updateAppUserOther', { realName: 'Rosa Villanueva', birthday }, one.token);
  await operator.act('selfExclude', { type: 2, months: 6 }, one.token);
  operator.decided();
  expect(await operator.status(two.token)).toBe(kycStates.pending);
});

test('nobody is told apart from an account without a person', async () => {
  const [one, two] = [await operator.verified(), await operator.player()];
  expect(await tellApart(operator.db, one.userId, two.userId)).toBe(false);
  expect(await tellApart(operator.db, two.userId, one.userId)).toBe(false);
});

test('a namesake of a restricted person is one by the name that staff compared (N9)', async () => {
  const { token, userId } = await operator.player();
  const birthday = operator.newBirthday();
  await operator.submit(token, { realName: 'Juan Santos dela Bawal', birthday });
  await clearNamesake(operator.db, userId, 'Juan dela Bawal');
  await decide(userId, 'rejected');
  expect(await operator.submit(token, { realName: 'Juan dela Bawal', birthday })).toMatchObject({ errcode: 2007 });
  expect(await operator.submit(token, { realName: 'JUAN SANTOS DELA BAWAL', birthday })).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(token)).toBe(kycStates.passed);
});

test('migrated decisions hold for the persons of that time (N8)', async () => {
  const { two, submitted } = await toldApart();
  await sql`alter table other_persons drop column seen`.execute(operator.db);
  await sql`alter table namesakes drop column real_name`.execute(operator.db);
  for (const statement of apartTables) await sql.raw(statement).execute(operator.db);
  await operator.submit(two.token, submitted);
  operator.decided();
  expect(await operator.status(two.token)).toBe(kycStates.passed);
});
