import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { openHandOverTest, password, type HandOverTest } from '#sandbox/testing/handOverTest.ts';
import { replyWaits } from '../api/account/feedback.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { decideCheck } from '../kyc/decideCheck.ts';
import { tellApart } from '../kyc/tellApart.ts';

let operator: HandOverTest;
beforeAll(async () => {
  operator = await openHandOverTest();
});
beforeEach(() => operator.nextDay());
afterAll(() => operator.close());

const day = 24 * 60 * 60_000;

test.each([
  ['with a deposit', 50_000],
  ['without one', 0],
])('the person of an excluded account %s is recognised after a code to its number (S15, RG-20)', async (_, deposit) => {
  const person = operator.newPerson();
  const { mobile, token, userId } = await operator.verifiedUnproven(person, `of one excluded ${deposit}`);
  if (deposit) await operator.deposit(token, deposit);
  expect(await operator.exclude(token, { password })).toMatchObject({ errcode: 0 });
  expect((await operator.enter(mobile)).userId === userId).toBe(deposit > 0);
  const check = operator.db.selectFrom('kycChecks').select('verdict');
  const theirs = check.where((row) => row.or([row('userId', '=', userId), row('formerId', '=', userId)]));
  expect(await theirs.execute()).toEqual([{ verdict: kycStates.passed }]);
  const returned = await operator.player(50_000);
  await operator.submit(returned.token, { ...person, ...operator.bySss() });
  operator.decided();
  expect(await operator.status(returned.token)).toBe(kycStates.pending);
  expect(await operator.start(returned.token)).toMatchObject({ errcode: 3004 });
  // A verified account stops only for whoever was verified in the excluded one.
  const verdict = operator.db.updateTable('kycChecks').set({ decidedAt: operator.clock.time });
  await verdict.where('userId', '=', returned.userId).execute();
  expect(await operator.start(returned.token)).toMatchObject({ errcode: 5002 });
});

test('a code on a new device has nobody play who is excluded by another account (S15, RG-20)', async () => {
  const person = operator.newPerson();
  const { mobile } = await operator.verifiedUnproven(person);
  const other = await operator.player();
  expect(await operator.exclude(other.token)).toMatchObject({ errcode: 0 });
  const since = { realName: person.realName, birthday: person.birthday, idNo: person.idNo };
  await operator.db
    .insertInto('earlierPersons')
    .values({ ...since, userId: other.userId, verified: true })
    .execute();
  const own = await operator.enter(mobile, 'of no excluded player');
  await operator.give(own.userId, 'coin', 50_000);
  await operator.expectNobody(own.token);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 3004, need: 'kyc' });
  expect(await operator.submit(own.token, { ...person, ...operator.bySss() })).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.pending);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 3004 });
  const pass = () => decideCheck(operator.db, own.userId, { verdict: 'passed' }, operator.clock.time);
  await expect(pass()).rejects.toMatchObject({ code: 5002 });
  await operator.db.updateTable('exclusions').set({ until: 0 }).where('userId', '=', other.userId).execute();
  expect(await operator.start(own.token)).toMatchObject({ errcode: 3004 });
  expect(await pass()).toBe(true);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 0 });
});

test.each([
  ['now', {}],
  ['before', { realName: 'Narcisa Rizal', birthday: '1961-06-19' }],
])('a code on a new device has nobody play who may be excluded elsewhere, as given %s (N8)', async (_, changes) => {
  const person = operator.newPerson();
  const excluded = await operator.verified(person.realName, person.birthday);
  await operator.exclude(excluded.token);
  const { mobile, token } = await operator.unproven();
  expect(await operator.submit(token, { ...person, idNo: excluded.idNo })).toMatchObject({ errcode: 2004 });
  operator.rule({ kyc: { ...usualStaffRules.kyc, after: day } });
  if ('realName' in changes) await operator.submit(token, { ...changes, idNo: operator.newNumber() });
  operator.rule();
  const own = await operator.enter(mobile, 'of no excluded player');
  await operator.give(own.userId, 'coin', 50_000);
  await operator.expectNobody(own.token);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 3004 });
});

test('a number’s owner reads nothing of whoever may be excluded, and plays once verified (S3, N8)', async () => {
  const birthday = operator.newBirthday();
  const excluded = await operator.verified('Rosa Villanueva', birthday);
  await operator.exclude(excluded.token);
  const { mobile, token, userId } = await operator.unproven();
  expect(await operator.submit(token, { realName: 'Rosa Alonso', birthday })).toMatchObject({ errcode: 0 });
  await operator.addTraces(userId);
  const own = await operator.enter(mobile, 'of no excluded player');
  await operator.give(own.userId, 'coin', 50_000);
  await operator.expectNobody(own.token);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 3004, need: 'kyc' });
  expect(await operator.submit(own.token, { realName: 'Josefa Llanes' })).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.passed);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 0 });
});

test('a number’s owner doesn’t wait for an excluded player who is like nobody before them (S3, N8)', async () => {
  const birthday = operator.newBirthday();
  const excluded = await operator.verified('Rosa Villanueva', birthday);
  await operator.exclude(excluded.token);
  const near = birthday.slice(0, -1) + (birthday.endsWith('5') ? '6' : '5');
  const { mobile, token, userId } = await operator.unproven();
  await operator.submit(token, { realName: 'Teodora Alonso', birthday: near });
  await decideCheck(operator.db, userId, { verdict: 'rejected' }, operator.clock.time);
  expect(await operator.status(token)).toBe(kycStates.rejected);
  const own = await operator.enter(mobile, 'of an owner like nobody');
  await operator.give(own.userId, 'coin', 50_000);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 0 });
});

test.each([
  ['verified', 0],
  ['waiting', day],
])('a number’s owner reads nothing of a depositor, %s, who excluded the account (S3, S15)', async (state, after) => {
  const person = operator.newPerson();
  const deviceId = `of one excluded and ${state}`;
  const { mobile, token, userId } = await operator.unproven(deviceId);
  await operator.deposit(token, 50_000);
  if (after) operator.rule({ kyc: { ...usualStaffRules.kyc, after } });
  await operator.submit(token, person);
  operator.rule();
  operator.decided();
  const id = await operator.addTraces(userId);
  await operator.call('updateAppUserOther', { email: 'her@mail.ph' }, token);
  expect(await operator.exclude(token, { password })).toMatchObject({ errcode: 0 });
  const own = await operator.enter(mobile, `of the owner of one ${state}`);
  expect(own.userId).toBe(userId);
  await operator.expectNobody(own.token);
  expect(await operator.call('feedbackDetail', { id }, own.token)).not.toHaveProperty('data');
  expect(await replyWaits(operator, userId)).toBe(false);
  const { token: onPhone } = await operator.unproven(deviceId);
  expect(await operator.start(onPhone)).toMatchObject({ errcode: 3004, need: 'kyc' });
  expect(await operator.start(own.token)).toMatchObject({ errcode: 5002 });
  expect((await operator.again({ ...person, ...operator.bySss() })).state).toBe(kycStates.pending);
  expect(await operator.submit(own.token, person)).toMatchObject({ errcode: 0 });
});

test('an excluded depositor is verified anew for their money after a code on a new device (S3, RG-20)', async () => {
  const person = operator.newPerson();
  const { mobile, token } = await operator.verifiedUnproven(person, 'of one with money');
  await operator.deposit(token, 50_000);
  await operator.exclude(token, { password });
  const own = await operator.enter(mobile, 'of the owner with money');
  await operator.submit(own.token, person);
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.passed);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 5002 });
});

test('staff record that another excluded player is whoever left an excluded account (S3, S15)', async () => {
  const person = operator.newPerson();
  const { mobile, token, userId } = await operator.verifiedUnproven(person, 'of the same person');
  await operator.deposit(token, 50_000);
  await operator.exclude(token, { password });
  await operator.enter(mobile);
  const { userId: closed } = await operator.db
    .selectFrom('kycChecks')
    .select('userId')
    .where('formerId', '=', userId)
    .executeTakeFirstOrThrow();
  const other = await operator.again({ realName: 'Teodora Rizal', birthday: person.birthday });
  await operator.exclude(other.token);
  const decision = { verdict: 'passed', samePerson: [userId, closed] } as const;
  expect(await decideCheck(operator.db, other.userId, decision, operator.clock.time)).toBe(true);
  const known = operator.db.selectFrom('earlierPersons').select(['realName', 'verified']);
  const ofOther = known.where('userId', '=', other.userId).where('birthday', '=', person.birthday);
  expect(await ofOther.execute()).toEqual([{ realName: person.realName, verified: true }]);
});

test('staff who name an account that its number’s owner has taken over exclude no owner by it (S3, S15)', async () => {
  const person = operator.newPerson();
  const { mobile, token, userId } = await operator.verifiedUnproven(person, 'of one who left a stranger');
  await operator.deposit(token, 50_000);
  await operator.exclude(token, { password });
  const own = await operator.enter(mobile, 'of a stranger to them');
  const owner = { realName: 'Josefa Llanes', birthday: person.birthday, idNo: operator.newNumber() };
  expect(await operator.submit(own.token, owner)).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.passed);
  const closed = operator.db.selectFrom('kycChecks').select('userId').where('formerId', '=', userId);
  const { userId: closedId } = await closed.executeTakeFirstOrThrow();
  const other = await operator.again({ realName: 'Teodora Rizal', birthday: person.birthday });
  await operator.exclude(other.token, { months: 60 });
  const decision = { verdict: 'passed', samePerson: [userId, closedId] } as const;
  expect(await decideCheck(operator.db, other.userId, decision, operator.clock.time)).toBe(true);
  const known = operator.db.selectFrom('earlierPersons').select(['realName', 'birthday', 'verified']);
  const left = { realName: person.realName, birthday: person.birthday, verified: true };
  expect(await known.where('userId', '=', other.userId).execute()).toEqual([left]);
  operator.clock.time += 7 * 31 * day;
  const next = await operator.enter(mobile, 'of a stranger to them');
  await operator.give(userId, 'coin', 50_000);
  expect(await operator.start(next.token)).toMatchObject({ errcode: 0 });
});

test('what an excluded depositor has stated alone is known, and shown to no owner of the number (S3, S15)', async () => {
  const stated = { realName: 'Teodora Alonso', birthday: operator.newBirthday() };
  const { mobile, token, userId } = await operator.unproven('of one who has stated');
  await operator.deposit(token, 50_000);
  expect(await operator.call('updateAppUserOther', stated, token)).toMatchObject({ errcode: 0 });
  expect(await operator.exclude(token, { password })).toMatchObject({ errcode: 0 });
  const own = await operator.enter(mobile);
  expect(own.userId).toBe(userId);
  await operator.expectNobody(own.token);
  expect((await operator.again(stated)).state).toBe(kycStates.pending);
});

test('staff who tell another from an excluded person needn’t again after a code to the number (S15)', async () => {
  const birthday = operator.newBirthday();
  const stated = { realName: 'Teodora Alonso', birthday };
  const { mobile, token, userId } = await operator.unproven('of one told apart');
  await operator.deposit(token, 50_000);
  await operator.call('updateAppUserOther', stated, token);
  expect(await operator.exclude(token, { password })).toMatchObject({ errcode: 0 });
  const other = await operator.again({ realName: 'Teodora Rizal', birthday });
  expect(other.state).toBe(kycStates.pending);
  await tellApart(operator.db, other.userId, userId);
  await operator.enter(mobile);
  expect(await decideCheck(operator.db, other.userId, { verdict: 'passed' }, operator.clock.time)).toBe(true);
});
