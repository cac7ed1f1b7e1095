import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authModes, codeTypes, loginKinds, socialTypes } from '#contract/loginKinds.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { usualCaps } from '../context/caps.ts';
import { exclude } from '../rg/exclusions.ts';
import { isKnownDevice } from './devices.ts';
import { bindIdentity } from './identities.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const smsCode = '246810';
const [password, ofOwner] = ['secret88', 'secret99'];
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const allKinds = Object.values(loginKinds);
const here = '198.51.100.7';

/** Each test starts a day later, so that earlier requests don't count against its limits. */
beforeEach(async () => {
  operator.clock.time += day;
  await operator.amend({ registration: { kinds: allKinds, smsRequired: false } });
});

let last = 6_600_000;
const newNumber = () => `0917${++last}`;

async function send(mobile: string, type: number, deviceId: string) {
  operator.clock.time += minute;
  return operator.call('smsSend', { mobile, type, deviceId });
}
const sendOwn = (token: string, type: number) => operator.call('smsSend', { mobile: '', type }, token, here);
const register = (mobile: string, more: object = {}) =>
  operator.call('accountRegist4', {
    mobile,
    password,
    loginKind: loginKinds.phoneNoOtp,
    deviceId: 'of stranger',
    ...consent,
    ...more,
  });
const logIn = (account: string, loginKind: number, its = password) =>
  operator.call('accountLogin', { account, password: its, loginKind, deviceId: 'of stranger' });
async function enter(mobile: string) {
  await send(mobile, authModes.loginAndRegister, 'of owner');
  const input = { mobile, smsCode, loginKind: loginKinds.phone, authMode: authModes.loginAndRegister };
  return operator.call('accountLoginSms', { ...input, deviceId: 'of owner', ...consent });
}
const reach = (token: string) => operator.call('refreshData', {}, token);
const knows = (userId: number, deviceId: string) => isKnownDevice(operator.db, userId, deviceId);

/** An account of a number that its holder has not proven. */
async function unproven() {
  const mobile = newNumber();
  const { token, userInfo } = await register(mobile);
  return { mobile, token: token as string, userId: (userInfo as { id: number }).id };
}

test('the owner’s first code ends what a stranger has registered for the number (S3)', async () => {
  const { mobile, token, userId } = await unproven();
  await operator.call('bindAccount', { account: 'squatter_1', password }, token);
  const google = { type: socialTypes.google, subject: 'squatter', account: 'ana@example.com', name: 'Ana' };
  const { db, clock } = operator;
  await db.transaction().execute((trx) => bindIdentity(trx, google, userId, clock.time));
  expect(await reach(token)).toMatchObject({ errcode: 0 });

  const entered = await enter(mobile);
  expect(entered).toMatchObject({ errcode: 0, isNew: false, needSetPassword: true, userInfo: { id: userId } });
  expect(await reach(token)).toMatchObject({ errcode: 401 });
  expect(await logIn(mobile, loginKinds.phoneNoOtp)).toMatchObject({ errcode: 2001 });
  expect(await logIn('squatter_1', loginKinds.account)).toMatchObject({ errcode: 2001 });
  expect(await db.selectFrom('identities').select('name').where('userId', '=', userId).execute()).toEqual([]);
  expect([await knows(userId, 'of stranger'), await knows(userId, 'of owner')]).toEqual([false, true]);
});

test('a later code leaves the owner’s sessions and password (S3)', async () => {
  const { mobile } = await unproven();
  const first = (await enter(mobile))['token'] as string;
  expect(await operator.call('initPassword', { password: ofOwner }, first)).toMatchObject({ errcode: 0 });
  expect(await enter(mobile)).toMatchObject({ errcode: 0, needSetPassword: false });
  expect(await reach(first)).toMatchObject({ errcode: 0 });
});

test('a reset by code forgets the devices of a stranger who has registered the number (S3)', async () => {
  const { mobile, token, userId } = await unproven();
  await send(mobile, authModes.forget, 'of owner');
  const reset = { mobile, smsCode, password: ofOwner, deviceId: 'of owner' };
  expect(await operator.call('forgetPassword', reset)).toMatchObject({ errcode: 0 });
  expect(await reach(token)).toMatchObject({ errcode: 401 });
  expect(await logIn(mobile, loginKinds.phoneNoOtp)).toMatchObject({ errcode: 2001 });
  expect(await knows(userId, 'of stranger')).toBe(false);
  expect(await enter(mobile)).toMatchObject({ errcode: 0, needSetPassword: false });
});

test('an exclusion still holds on the devices of who registered the number (S15)', async () => {
  const { mobile, userId } = await unproven();
  const { db, clock } = operator;
  await db.transaction().execute((trx) => exclude(trx, userId, { months: 6 }, clock.time));
  await enter(mobile);
  expect(await knows(userId, 'of stranger')).toBe(true);
});

test.each([
  ['says so', { smsRequired: true }],
  ['says nothing', {}],
])('a number needs a code to register with a password where the operator %s (S3)', async (_, more) => {
  await operator.amend({ registration: { kinds: allKinds, ...more } });
  const mobile = newNumber();
  expect(await register(mobile)).toMatchObject({ errcode: 400, field: 'smsCode' });
  expect(await register(mobile, { smsCode })).toMatchObject({ errcode: 2003 });
  await send(mobile, authModes.register, 'of stranger');
  const { token } = await register(mobile, { smsCode });
  expect(await enter(mobile)).toMatchObject({ errcode: 0, needSetPassword: false });
  expect(await reach(token as string)).toMatchObject({ errcode: 0 });
});

test('a number registers without a code where the operator offers none', async () => {
  await operator.amend({ registration: { kinds: [loginKinds.phoneNoOtp], smsRequired: true } });
  expect(await register(newNumber())).toMatchObject({ errcode: 0 });
});

test('codes to numbers that nobody has proven count towards the strangers’ caps (S3)', async () => {
  const tokens = [];
  for (let count = 0; count <= usualCaps.codes.perAddress; count++) tokens.push((await unproven()).token);
  const said = [];
  for (const token of tokens) said.push((await sendOwn(token, codeTypes.security)).errcode);
  expect(said).toEqual([...tokens.slice(1).map(() => 0), 429]);
});

test('a code to the own number proves it, and the caps of strangers end (S3)', async () => {
  const [one, other] = [await unproven(), await unproven()];
  const ownOf = async (mobile: string) =>
    (await operator.db.selectFrom('codes').select('own').where('mobile', '=', mobile).orderBy('id').execute()).map(
      ({ own }) => own,
    );
  for (const { token } of [one, other]) await sendOwn(token, codeTypes.security);
  expect(await operator.call('reauthenticate', { smsCode }, one.token)).toMatchObject({ errcode: 0 });
  for (const { token } of [one, other]) await sendOwn(token, codeTypes.withdraw);
  expect([await ownOf(one.mobile), await ownOf(other.mobile)]).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(await reach(one.token)).toMatchObject({ errcode: 0 });
  expect(await enter(one.mobile)).toMatchObject({ errcode: 0, needSetPassword: false });
});

test('a number that nobody has proven gets no notices (S4)', async () => {
  const { mobile, token } = await unproven();
  const told = () => operator.db.selectFrom('smsNotices').select('text').where('mobile', '=', mobile).execute();
  const change = { oldPassword: password, password: ofOwner };
  expect(await operator.call('initPassword', change, token)).toMatchObject({ errcode: 0 });
  expect(await told()).toEqual([]);
  const own = (await enter(mobile))['token'] as string;
  await operator.call('initPassword', { password }, own);
  expect(await told()).toHaveLength(1);
});
