import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { documentTables } from '#sandbox/db/accountTables.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { decideCheck } from './decideCheck.ts';
import { doubtfulChecks } from './doubts.ts';
import { tellApart } from './tellApart.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const taken = { errcode: 2004, field: 'idNo' };
const decide = (userId: number, verdict: 'passed' | 'rejected') =>
  decideCheck(operator.db, userId, { verdict }, operator.clock.time);

/** Two players whose checks of the same document are both pending, as staff are set to reject them. */
async function twoWaiting() {
  const [one, other] = [await operator.player(), await operator.player()];
  const idNo = operator.newNumber();
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'rejected' } });
  for (const { token } of [one, other]) await operator.submit(token, { idNo });
  return { one, other, idNo };
}

test('one document submitted concurrently in any spelling goes to one player (S14)', async () => {
  for (const count of [2, 2, 3, 4]) {
    const players = await Promise.all(Array.from({ length: count }, () => operator.player()));
    const number = operator.newNumber();
    const asTyped = [
      number,
      number.toLowerCase(),
      `${number.slice(0, 3)} ${number.slice(3)}`,
      `\u2068${number}–\u2069`,
    ];
    const applications = await Promise.all(
      players.map(({ token }, at) => operator.application(token, { idNo: asTyped[at] })),
    );
    const said = await Promise.all(players.map(({ token }, at) => operator.act('addKyc', applications[at]!, token)));
    expect(said.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    const told = said.filter(({ errcode }) => errcode !== 0);
    for (const each of told) expect(each).toMatchObject(taken);
    const stands = await Promise.all(players.map(({ token }) => operator.check(token)));
    expect(stands.filter((each) => (each as { status: number }).status === kycStates.rejected)).toHaveLength(count - 1);
  }
});

test('a player refused a document can submit another; a repeat stays refused (S14)', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const idNo = operator.newNumber();
  await operator.submit(one.token, { idNo });
  const act = { ...(await operator.application(other.token, { idNo })), requestId: 'the-same-act' };
  expect(await operator.call('addKyc', act, other.token)).toMatchObject(taken);
  expect(await operator.call('addKyc', act, other.token)).toMatchObject(taken);
  expect(await operator.submit(other.token)).toMatchObject({ errcode: 0 });
});

test('the same number on two document types is two documents (S14)', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const idNo = '4567891';
  const { fileId: backId } = await operator.upload(one.token, 2);
  expect(await operator.submit(one.token, { idType: 'prc', idNo, backId })).toMatchObject({ errcode: 0 });
  expect(await operator.submit(other.token, { idType: 'voters', idNo })).toMatchObject({ errcode: 0 });
});

test('the database enforces one owner per document (S14)', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const idNo = operator.newNumber();
  await operator.know(one.userId, idNo);
  await expect(operator.know(other.userId, idNo)).rejects.toMatchObject({ code: '23505' });
});

test('staff cannot pass a second player with a document already used (S14)', async () => {
  const { one, other } = await twoWaiting();
  expect(await decide(one.userId, 'passed')).toBe(true);
  await expect(decide(other.userId, 'passed')).rejects.toMatchObject({ code: taken.errcode });
  expect(await operator.check(other.token)).toMatchObject({ status: kycStates.pending });
  expect(await decide(other.userId, 'rejected')).toBe(true);
  expect(await operator.check(other.token)).toMatchObject({ status: kycStates.rejected });
});

test('of two concurrent passes with one document only one succeeds (S14)', async () => {
  for (const _ of [1, 2, 3]) {
    const { one, other } = await twoWaiting();
    const decided = await Promise.allSettled([decide(one.userId, 'passed'), decide(other.userId, 'passed')]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});

test('staff cannot pass a document whose verified owner has since self-excluded (S14)', async () => {
  const { one, other } = await twoWaiting();
  await decide(one.userId, 'passed');
  await operator.act('selfExclude', { type: 2, months: 6 }, one.token);
  await expect(decide(other.userId, 'passed')).rejects.toMatchObject({ code: 5002 });
  expect(await operator.check(other.token)).toMatchObject({ status: kycStates.pending });
});

test.each([
  ['waits', undefined],
  ['was rejected', 'rejected'],
] as const)('an excluded impostor whose document %s does not block the owner for good (N8)', async (_, verdict) => {
  const { one: impostor, other: owner } = await twoWaiting();
  await operator.act('selfExclude', { type: 2, months: 6 }, impostor.token);
  if (verdict) await decide(impostor.userId, verdict);
  await expect(decide(owner.userId, 'passed')).rejects.toMatchObject({ code: taken.errcode });
  await tellApart(operator.db, impostor.userId, owner.userId);
  expect(await decide(owner.userId, 'passed')).toBe(true);
  expect(await operator.check(owner.token)).toMatchObject({ status: kycStates.passed });
});

test('the owner of a number used by an excluded impostor waits, and staff see why (N8)', async () => {
  const [impostor, owner] = [await operator.player(), await operator.player()];
  const idNo = operator.newNumber();
  await operator.submit(impostor.token, { idNo });
  await decide(impostor.userId, 'rejected');
  await operator.act('selfExclude', { type: 2, months: 6 }, impostor.token);
  expect(await operator.submit(owner.token, { idNo, realName: 'Rosa Villanueva' })).toMatchObject({ errcode: 0 });
  operator.clock.time += 10_000;
  expect(await operator.check(owner.token)).toMatchObject({ status: kycStates.pending });
  const shown = await doubtfulChecks(operator.db, operator.clock.time);
  const doubt = { why: 'person', userId: impostor.userId, name: 'maybe', excluded: true };
  expect(shown.find(({ userId }) => userId === owner.userId)?.doubts).toEqual([doubt]);
});

test('staff cannot pass a document that expired while pending (S14)', async () => {
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
  const { token, userId } = await operator.player();
  expect(await operator.submit(token, { expiry: '2026-12-31' })).toMatchObject({ errcode: 0 });
  const { time } = operator.clock;
  operator.clock.time = Date.UTC(2026, 11, 31, 4);
  await expect(decide(userId, 'passed')).rejects.toMatchObject({ code: 400, details: { field: 'expiry' } });
  expect(await decide(userId, 'rejected')).toBe(true);
  operator.clock.time = time;
});

test('a rejected document is free for its owner (S14)', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const idNo = operator.newNumber();
  await operator.submit(one.token, { idNo });
  await decide(one.userId, 'rejected');
  expect(await operator.submit(other.token, { idNo })).toMatchObject({ errcode: 0 });
  await expect(decide(one.userId, 'passed')).rejects.toMatchObject({ code: taken.errcode });
});

test('migrated duplicates: the first keeps the document, the others are asked again (S14)', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const idNo = operator.newNumber();
  await sql`drop index kyc_checks_one_document`.execute(operator.db);
  await operator.know(one.userId, idNo);
  await operator.know(other.userId, idNo);
  for (const statement of documentTables) await sql.raw(statement).execute(operator.db);
  expect(await operator.check(one.token)).toMatchObject({ status: kycStates.passed });
  expect(await operator.check(other.token)).toMatchObject({ status: kycStates.rejected, fields: ['idNo'] });
});
