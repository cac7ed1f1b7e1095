import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kycSides, kycStates } from '#contract/kyc.ts';
import { openHandOverTest, type HandOverTest } from '#sandbox/testing/handOverTest.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { decideCheck } from '../kyc/decideCheck.ts';
import { formerAccounts, hasDepositedBefore } from '../kyc/former.ts';
import { tellApart } from '../kyc/tellApart.ts';

let operator: HandOverTest;
beforeAll(async () => {
  operator = await openHandOverTest();
});
beforeEach(() => operator.nextDay());
afterAll(() => operator.close());

const day = 24 * 60 * 60_000;
const tooYoung = '2010-01-01';
const formerOf = async (userId: number) => (await formerAccounts(operator.db, userId)).map((each) => each.userId);

test('a number’s owner plays once a check of their own has passed where somebody too young registered it (S3, N13)', async () => {
  const { mobile, token, userId } = await operator.unproven();
  await operator.give(userId, 'coin', 50_000);
  expect(await operator.submit(token, { birthday: tooYoung })).toMatchObject({ errcode: 2007 });
  expect(await operator.start(token)).toMatchObject({ errcode: 3004 });
  const own = await operator.enter(mobile);
  expect(own.userId).toBe(userId);
  expect(await operator.status(own.token)).toBe(kycStates.none);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 3004, need: 'kyc' });
  expect(await operator.submit(own.token)).toMatchObject({ errcode: 0 });
  expect(await operator.order(own.token, 50_000)).toMatchObject({ errcode: 3004 });
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.passed);
  expect(await operator.start(own.token)).toMatchObject({ errcode: 0 });
  expect(await operator.order(own.token, 50_000)).toMatchObject({ errcode: 0 });
});

test('a number given with such a birthday has whoever gives it next wait for staff (S3, N13)', async () => {
  const [young, corrected] = [operator.newPerson(), operator.newPerson()];
  const refused = await operator.unproven();
  await operator.submit(refused.token, { ...young, birthday: tooYoung });
  await operator.submit(refused.token, { ...corrected, realName: 'Narcisa Rizal' });
  await operator.enter(refused.mobile);
  const next = await operator.player();
  await operator.submit(next.token, young);
  operator.decided();
  expect(await operator.status(next.token)).toBe(kycStates.pending);
});

test('the owner of a number has no document, picture, address or detail of whoever registered it (S3)', async () => {
  const person = operator.newPerson();
  const { mobile, userId } = await operator.verifiedUnproven(person);
  await operator.addTraces(userId);
  const other = await operator.verified();
  await tellApart(operator.db, other.userId, userId);
  const own = await operator.enter(mobile);
  await operator.expectNobody(own.token);
  const pairs = operator.db.selectFrom('otherPersons').select('seen').where('otherId', '=', userId);
  expect(JSON.stringify(await pairs.execute())).not.toContain(person.realName);
  expect(await operator.submit(own.token, { realName: 'Josefa Llanes' })).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.passed);
});

test('pictures without a check go, too, and a check under way tells the owner of the number nothing (S3)', async () => {
  const [pictured, waiting] = [await operator.unproven(), await operator.unproven('of one who waits')];
  await operator.upload(pictured.token, kycSides.front);
  operator.rule({ kyc: { ...usualStaffRules.kyc, after: day } });
  await operator.submit(waiting.token, operator.newPerson());
  operator.rule();
  const [one, two] = [await operator.enter(pictured.mobile), await operator.enter(waiting.mobile)];
  expect(await operator.call('kyc', {}, one.token)).toMatchObject({ data: { uploaded: [] } });
  operator.clock.time += day;
  expect(await operator.status(two.token)).toBe(kycStates.none);
  const told = operator.db.selectFrom('mails').select('title').where('userId', '=', two.userId);
  expect(await told.where('ref', 'like', 'check:%').execute()).toEqual([]);
  const checks = operator.db.selectFrom('kycChecks').select('verdict').where('formerId', '=', two.userId);
  expect(await checks.execute()).toEqual([{ verdict: kycStates.rejected }]);
});

test('a document that leaves an account is free for its person, who is rewarded once (S3, N8)', async () => {
  const person = operator.newPerson();
  const { mobile, token, userId } = await operator.verifiedUnproven(person);
  await operator.deposit(token, 50_000);
  await operator.enter(mobile);
  const same = await operator.player();
  expect(await operator.submit(same.token, person)).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(same.token)).toBe(kycStates.passed);
  expect(await formerOf(same.userId)).toContain(userId);
  expect(await hasDepositedBefore(operator.db, same.userId)).toBe(true);
});

test('a document that leaves an account isn’t verified for another person (S3, N8)', async () => {
  const person = operator.newPerson();
  const { mobile } = await operator.verifiedUnproven(person);
  await operator.enter(mobile);
  const { token } = await operator.player();
  const another = { ...person, realName: 'Crispin Basilio' };
  expect(await operator.submit(token, another)).toMatchObject({ errcode: 2004 });
});

test('who is verified again in their own account has deposited nowhere before (S3)', async () => {
  const person = operator.newPerson();
  const { mobile, token, userId } = await operator.verifiedUnproven(person);
  await operator.deposit(token, 50_000);
  const own = await operator.enter(mobile);
  expect(await operator.submit(own.token, person)).toMatchObject({ errcode: 0 });
  expect(await formerOf(userId)).not.toContain(userId);
  expect(await hasDepositedBefore(operator.db, userId)).toBe(false);
});

test('on a device of the account its check stays, with what was stated (S3)', async () => {
  const person = operator.newPerson();
  const { mobile } = await operator.verifiedUnproven(person, 'of its own');
  const { token } = await operator.enter(mobile, 'of its own');
  expect(await operator.status(token)).toBe(kycStates.passed);
  expect((await operator.call('appUserOther', {}, token))['data']).toMatchObject({ realName: person.realName });
});

test.each([
  ['the same', () => ({})],
  ['another', () => operator.bySss()],
])(
  'who leaves an account by a code on a new device and excludes it is known by %s document (S15, RG-20)',
  async (_, by) => {
    const person = operator.newPerson();
    const { mobile, userId } = await operator.verifiedUnproven(person);
    const own = await operator.enter(mobile);
    expect(await operator.exclude(own.token)).toMatchObject({ errcode: 0 });
    const next = await operator.again({ ...person, ...by() });
    expect(next.state).toBe(kycStates.pending);
    expect(await operator.start(next.token)).toMatchObject({ errcode: 3004 });
    const left = operator.db.selectFrom('kycChecks').select('userId').where('formerId', '=', userId);
    const { userId: closed } = await left.executeTakeFirstOrThrow();
    const pass = () => decideCheck(operator.db, next.userId, { verdict: 'passed' }, operator.clock.time);
    await expect(pass()).rejects.toMatchObject({ code: 2004 });
    await tellApart(operator.db, next.userId, closed);
    expect(await pass()).toBe(true);
    expect(await operator.start(next.token)).toMatchObject({ errcode: 0 });
  },
);

test('an exclusion has a check under way of whoever has left its account wait for staff (S15, RG-20)', async () => {
  const person = operator.newPerson();
  const { mobile } = await operator.verifiedUnproven(person);
  const own = await operator.enter(mobile);
  const next = await operator.player();
  await operator.submit(next.token, person);
  await operator.exclude(own.token);
  operator.decided();
  expect(await operator.status(next.token)).toBe(kycStates.pending);
});

test('an exclusion of an account stops nobody verified since they left it, nor a check in it', async () => {
  const person = operator.newPerson();
  const { mobile } = await operator.verifiedUnproven(person);
  const own = await operator.enter(mobile);
  const next = await operator.again(person);
  await operator.exclude(own.token);
  expect(await operator.start(next.token)).toMatchObject({ errcode: 0 });
  const another = operator.newPerson();
  const second = await operator.verifiedUnproven(another);
  const back = await operator.enter(second.mobile);
  await operator.exclude(back.token);
  await operator.submit(back.token, another);
  operator.decided();
  expect(await operator.status(back.token)).toBe(kycStates.passed);
});
