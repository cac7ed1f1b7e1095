import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import { openHandOverTest, password, type HandOverTest } from '#sandbox/testing/handOverTest.ts';
import { deleteDue } from '../deletion/deletions.ts';
import { issueToken } from '../identity/tokens.ts';
import { decideCheck } from '../kyc/decideCheck.ts';

let operator: HandOverTest;
beforeAll(async () => {
  operator = await openHandOverTest();
});
beforeEach(() => operator.nextDay());
afterAll(() => operator.close());

test('an owner’s exclusion stops nobody who left the account while excluded, once that is over (S15)', async () => {
  const [person, phone] = [operator.newPerson(), 'of one whose exclusion is over'];
  const { mobile, token } = await operator.verifiedUnproven(person, phone);
  await operator.deposit(token, 50_000);
  const { until } = await operator.exclude(token, { password });
  await operator.enter(mobile, 'of an owner who excludes later');
  operator.clock.time = until as number;
  await deleteDue(operator.db, operator.clock.time);
  const devices = operator.db.selectFrom('devices').select('userId').where('deviceId', '=', phone);
  expect(await devices.execute()).toEqual([]);
  const next = await operator.again(person);
  expect(await operator.start(next.token)).toMatchObject({ errcode: 0 });
  const own = await operator.enter(mobile, 'of an owner who excludes later');
  expect(await operator.exclude(own.token)).toMatchObject({ errcode: 0 });
  const games = operator.db.selectFrom('stays').select('closedAt').where('userId', '=', next.userId);
  expect(await games.execute()).toEqual([{ closedAt: null }]);
  expect(await operator.start(next.token)).toMatchObject({ errcode: 0 });
  const other = await operator.unproven(phone);
  await operator.give(other.userId, 'coin', 50_000);
  expect(await operator.start(other.token)).toMatchObject({ errcode: 0 });
  expect((await operator.again({ ...person, ...operator.bySss() })).state).toBe(kycStates.pending);
});

test('an owner who extends an exclusion extends that of nobody who left the account (S15)', async () => {
  const [person, phone] = [operator.newPerson(), 'of one whose exclusion ends'];
  const { mobile, token } = await operator.verifiedUnproven(person, phone);
  await operator.deposit(token, 50_000);
  const { until } = await operator.exclude(token, { password });
  const own = await operator.enter(mobile, 'of an owner who extends it');
  const { userId, token: theirs } = await operator.again({ ...person, ...operator.bySss() });
  const verdict = operator.db.updateTable('kycChecks').set({ decidedAt: operator.clock.time });
  await verdict.where('userId', '=', userId).execute();
  expect(await operator.exclude(own.token)).toMatchObject({ errcode: 0 });
  expect(await operator.start(theirs)).toMatchObject({ errcode: 5002, until });
  operator.clock.time = until as number;
  const later = await issueToken(operator.db, userId, operator.clock.time, '', phone);
  expect(await operator.start(later)).toMatchObject({ errcode: 0 });
  const other = await operator.unproven(phone);
  await operator.give(other.userId, 'coin', 50_000);
  expect(await operator.start(other.token)).toMatchObject({ errcode: 0 });
});

test('a code on a device of an excluded account keeps its other devices known (S15)', async () => {
  const { mobile, token } = await operator.unproven('one of theirs');
  const again = { account: mobile, password, loginKind: loginKinds.phoneNoOtp, deviceId: 'another of theirs' };
  expect(await operator.call('accountLogin', again)).toMatchObject({ errcode: 0 });
  await operator.deposit(token, 50_000);
  await operator.exclude(token, { password });
  await operator.enter(mobile, 'one of theirs');
  const { token: next } = await operator.unproven('another of theirs');
  expect(await operator.start(next)).toMatchObject({ errcode: 3004, need: 'kyc' });
});

test('persons who have left an account count neither as its owner’s nor against their number (S15)', async () => {
  const { db, clock } = operator;
  const { userId, token } = await operator.player();
  const left = { userId, birthday: '2010-01-02', idNo: '', verified: false, until: clock.time };
  const names = ['Ana', 'Bea', 'Cora', 'Dina', 'Ela'];
  await db
    .insertInto('earlierPersons')
    .values(names.map((realName) => ({ ...left, realName })))
    .execute();
  const before = operator.newPerson();
  await operator.submit(token, before);
  await decideCheck(db, userId, { verdict: 'rejected' }, clock.time);
  await operator.submit(token, operator.newPerson());
  operator.decided();
  expect(await operator.status(token)).toBe(kycStates.passed);
  const own = db.selectFrom('earlierPersons').select(['realName', 'birthday', 'idNo']).where('userId', '=', userId);
  expect(await own.where('until', 'is', null).execute()).toEqual([before]);
});

test.each([
  [6, 12],
  [12, 6],
])('a person excluded by two accounts, for %i and %i months, is told the later end (RG-20)', async (...lengths) => {
  const { token, person, idNo } = await operator.verified('Remedios Salonga');
  const ends: number[] = [];
  for (const months of lengths) {
    const other = await operator.player();
    const { until } = await operator.act('selfExclude', { type: 2, months }, other.token);
    ends.push(until as number);
    const known = { ...person, idNo, userId: other.userId, verified: true };
    await operator.db.insertInto('earlierPersons').values(known).execute();
  }
  expect(await operator.start(token)).toMatchObject({ errcode: 5002, until: Math.max(...ends) });
});
