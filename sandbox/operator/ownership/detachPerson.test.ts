import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kycSides, kycStates } from '#contract/kyc.ts';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { address, openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { formerAccounts, hasDepositedBefore } from '../kyc/former.ts';
import { tellApart } from '../kyc/tellApart.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const [smsCode, password] = ['246810', 'secret88'];
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const [strangers, owners] = ['of stranger', 'of owner'];
const tooYoung = '2010-01-01';

/** Each test starts a day later, so that earlier requests don't count against its limits. */
beforeEach(async () => {
  operator.clock.time += day;
  await operator.amend({ registration: { kinds: Object.values(loginKinds), smsRequired: false } });
});

interface Entered {
  token: string;
  userInfo: { id: number };
}

let last = 6_800_000;

/** An account of a number that its holder has not proven. */
async function unproven(deviceId = strangers) {
  const mobile = `0917${++last}`;
  const input = { mobile, password, loginKind: loginKinds.phoneNoOtp, deviceId, ...consent };
  const { token, userInfo } = (await operator.call('accountRegist4', input)) as unknown as Entered;
  return { mobile, token, userId: userInfo.id };
}

/** Logs in to a number by a code, and returns the session. */
async function enter(mobile: string, deviceId = owners) {
  operator.clock.time += minute;
  await operator.call('smsSend', { mobile, type: authModes.loginAndRegister, deviceId });
  const input = { mobile, smsCode, loginKind: loginKinds.phone, authMode: authModes.loginAndRegister };
  const entered = await operator.call('accountLoginSms', { ...input, deviceId, ...consent });
  const { token, userInfo } = entered as unknown as Entered;
  return { token, userId: userInfo.id };
}

const start = (token: string) => operator.act('startGame', { gameId: 1001 }, token);
const newPerson = () => ({ realName: 'Teodora Alonso', birthday: operator.newBirthday(), idNo: operator.newNumber() });

/** Such an account that is verified for a person. */
async function verified(person: object, deviceId?: string) {
  const account = await unproven(deviceId);
  expect(await operator.submit(account.token, person)).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(account.token)).toBe(kycStates.passed);
  return account;
}

test('a birthday of somebody too young by whoever registered a number isn’t its owner’s (S3, N13)', async () => {
  const { mobile, token, userId } = await unproven();
  await operator.give(userId, 'coin', 50_000);
  expect(await operator.submit(token, { birthday: tooYoung })).toMatchObject({ errcode: 2007 });
  expect(await start(token)).toMatchObject({ errcode: 3004 });
  const own = await enter(mobile);
  expect(own.userId).toBe(userId);
  expect(await operator.status(own.token)).toBe(kycStates.none);
  expect(await start(own.token)).toMatchObject({ errcode: 0 });
  expect(await operator.order(own.token, 50_000)).toMatchObject({ errcode: 0 });
  expect(await operator.submit(own.token)).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.passed);
});

test('a number given with such a birthday has whoever gives it next wait for staff (S3, N13)', async () => {
  const [young, corrected] = [newPerson(), newPerson()];
  const refused = await unproven();
  await operator.submit(refused.token, { ...young, birthday: tooYoung });
  await operator.submit(refused.token, { ...corrected, realName: 'Narcisa Rizal' });
  await enter(refused.mobile);
  const next = await operator.player();
  await operator.submit(next.token, young);
  operator.decided();
  expect(await operator.status(next.token)).toBe(kycStates.pending);
});

test('the owner of a number has no document, picture, address or detail of whoever registered it (S3)', async () => {
  const person = newPerson();
  const { mobile, userId } = await verified(person);
  await operator.db
    .insertInto('shippingAddresses')
    .values({ userId, address: JSON.stringify(address) })
    .execute();
  const other = await operator.verified();
  await tellApart(operator.db, other.userId, userId);
  const own = await enter(mobile);
  expect((await operator.call('appUserOther', {}, own.token))['data']).toEqual({});
  expect(await operator.call('kyc', {}, own.token)).toMatchObject({ data: { status: kycStates.none, uploaded: [] } });
  expect((await operator.call('shippingAddress', {}, own.token))['data']).toEqual({});
  const pairs = operator.db.selectFrom('otherPersons').select('seen').where('otherId', '=', userId);
  expect(JSON.stringify(await pairs.execute())).not.toContain(person.realName);
  expect(await operator.submit(own.token, { realName: 'Josefa Llanes' })).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.passed);
});

test('pictures without a check go, too, and a check under way tells the owner of the number nothing (S3)', async () => {
  const [pictured, waiting] = [await unproven(), await unproven('of one who waits')];
  await operator.upload(pictured.token, kycSides.front);
  operator.rule({ kyc: { ...usualStaffRules.kyc, after: day } });
  await operator.submit(waiting.token, newPerson());
  operator.rule();
  const [one, two] = [await enter(pictured.mobile), await enter(waiting.mobile)];
  expect(await operator.call('kyc', {}, one.token)).toMatchObject({ data: { uploaded: [] } });
  operator.clock.time += day;
  expect(await operator.status(two.token)).toBe(kycStates.none);
  const told = operator.db.selectFrom('mails').select('title').where('userId', '=', two.userId);
  expect(await told.where('ref', 'like', 'check:%').execute()).toEqual([]);
  const checks = operator.db.selectFrom('kycChecks').select('verdict').where('formerId', '=', two.userId);
  expect(await checks.execute()).toEqual([{ verdict: kycStates.rejected }]);
});

test('a document that leaves an account is free for its person, who is rewarded once (S3, N8)', async () => {
  const person = newPerson();
  const { mobile, token, userId } = await verified(person);
  await operator.deposit(token, 50_000);
  await enter(mobile);
  const same = await operator.player();
  expect(await operator.submit(same.token, person)).toMatchObject({ errcode: 0 });
  operator.decided();
  expect(await operator.status(same.token)).toBe(kycStates.passed);
  expect(await formerAccounts(operator.db, same.userId)).toContain(userId);
  expect(await hasDepositedBefore(operator.db, same.userId)).toBe(true);
});

test('a document that leaves an account isn’t verified for another person (S3, N8)', async () => {
  const person = newPerson();
  const { mobile } = await verified(person);
  await enter(mobile);
  const { token } = await operator.player();
  const another = { ...person, realName: 'Crispin Basilio' };
  expect(await operator.submit(token, another)).toMatchObject({ errcode: 2004 });
});

test('who is verified again in their own account has deposited nowhere before (S3)', async () => {
  const person = newPerson();
  const { mobile, token, userId } = await verified(person);
  await operator.deposit(token, 50_000);
  const own = await enter(mobile);
  expect(await operator.submit(own.token, person)).toMatchObject({ errcode: 0 });
  expect(await formerAccounts(operator.db, userId)).not.toContain(userId);
  expect(await hasDepositedBefore(operator.db, userId)).toBe(false);
});

test('on a device of the account its check stays, with what was stated (S3)', async () => {
  const person = newPerson();
  const { mobile } = await verified(person, 'of its own');
  const { token } = await enter(mobile, 'of its own');
  expect(await operator.status(token)).toBe(kycStates.passed);
  expect((await operator.call('appUserOther', {}, token))['data']).toMatchObject({ realName: person.realName });
});

test.each([
  ['with a deposit', 50_000],
  ['without one', 0],
])('the person of an excluded account %s is recognised after a code to its number (S15, RG-20)', async (_, deposit) => {
  const person = newPerson();
  const { mobile, token, userId } = await verified(person, `of one excluded ${deposit}`);
  if (deposit) await operator.deposit(token, deposit);
  expect(await operator.act('selfExclude', { type: 2, months: 6, password }, token)).toMatchObject({ errcode: 0 });
  expect((await enter(mobile)).userId === userId).toBe(deposit > 0);
  const again = await operator.player(50_000);
  await operator.submit(again.token, { ...person, ...operator.bySss() });
  operator.decided();
  expect(await operator.status(again.token)).toBe(kycStates.pending);
  expect(await start(again.token)).toMatchObject({ errcode: 3004 });
});
