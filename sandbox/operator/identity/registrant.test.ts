import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { rgStates } from '#contract/protection.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { sweep } from '../api/sweep.ts';
import { daysToDeletion } from '../deletion/deletions.ts';
import { playerOf } from './players.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const smsCode = '246810';
const [password, ofOwner] = ['secret88', 'secret99'];
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const strangers = 'of stranger';
const owners = 'of owner';

/** Each test starts a day later, so that earlier requests don't count against its limits. */
beforeEach(async () => {
  operator.clock.time += day;
  await operator.amend({ registration: { kinds: Object.values(loginKinds), smsRequired: false } });
});

interface Entered {
  errcode?: number;
  isNew?: boolean;
  token?: string;
  userInfo?: { id: number };
}

async function send(mobile: string, type: number, deviceId: string) {
  operator.clock.time += minute;
  await operator.call('smsSend', { mobile, type, deviceId });
}

/** Logs in by a code that was sent to this device. */
async function present(mobile: string, deviceId: string, more: object = consent) {
  const input = { mobile, smsCode, loginKind: loginKinds.phone, authMode: authModes.loginAndRegister };
  return (await operator.call('accountLoginSms', { ...input, deviceId, ...more })) as Entered;
}

async function enter(mobile: string, deviceId: string) {
  await send(mobile, authModes.loginAndRegister, deviceId);
  return present(mobile, deviceId);
}

let last = 6_700_000;

/** An account of a number that its holder has not proven. */
async function unproven(deviceId = strangers, more: object = {}) {
  const mobile = `0917${++last}`;
  const input = { mobile, password, loginKind: loginKinds.phoneNoOtp, deviceId, ...consent, ...more };
  const { token, userInfo } = (await operator.call('accountRegist4', input)) as Entered;
  return { mobile, token: token!, userId: userInfo!.id };
}

/** Such an account on a break or excluded. */
async function restricted(length: object = { type: 2, months: 60 }, deviceId = strangers) {
  const account = await unproven(deviceId);
  expect(await operator.act('selfExclude', { ...length, password }, account.token)).toMatchObject({ errcode: 0 });
  return account;
}

const stateOf = async (token: string) => (await operator.call('rgState', {}, token))['state'];
const rowOf = (userId: number) => playerOf(operator.db, userId);

test.each([
  ['an exclusion', { type: 2, months: 60 }],
  ['a break', { type: 1, hours: 720 }],
])('%s by whoever registered a number isn’t its owner’s, who gets a new account (S3, S15)', async (_, length) => {
  const { mobile, token, userId } = await restricted(length);
  const state = await stateOf(token);
  const entered = await enter(mobile, owners);
  expect(entered).toMatchObject({ errcode: 0, isNew: true });
  const { id } = entered.userInfo!;
  expect(id).not.toBe(userId);
  expect(await stateOf(entered.token!)).toBe(rgStates.normal);
  await operator.give(id, 'coin', 50_000);
  expect((await operator.sit(entered.token!)).started).toMatchObject({ errcode: 0 });
  expect([await stateOf(token), (await rowOf(userId)).mobile]).toEqual([state, null]);
  const byPassword = { account: mobile, password, loginKind: loginKinds.phoneNoOtp, deviceId: strangers };
  expect(await operator.call('accountLogin', byPassword)).toMatchObject({ errcode: 2001 });
  expect(await enter(mobile, owners)).toMatchObject({ errcode: 0, isNew: false, userInfo: { id } });
});

test('on a device of the excluded account, a code to its number enters that account (S15)', async () => {
  // A device of nobody else's who is excluded.
  const own = 'of this one';
  const { mobile, userId } = await restricted(undefined, own);
  const entered = await enter(mobile, own);
  expect(entered).toMatchObject({ errcode: 0, isNew: false, userInfo: { id: userId } });
  expect(await stateOf(entered.token!)).toBe(rgStates.excluded);
  expect(await operator.act('startGame', { gameId: 1001 }, entered.token!)).toMatchObject({ errcode: 5002 });
  expect(await enter(mobile, owners)).toMatchObject({ errcode: 0, isNew: false, userInfo: { id: userId } });
});

test('an excluded account with a deposit stays with its number, on any device of its owner (S15)', async () => {
  const { mobile, token, userId } = await unproven('of a depositor');
  await operator.deposit(token, 50_000);
  expect(await operator.act('selfExclude', { type: 2, months: 6, password }, token)).toMatchObject({ errcode: 0 });
  const entered = await enter(mobile, owners);
  expect(entered).toMatchObject({ errcode: 0, isNew: false, userInfo: { id: userId } });
  expect(await stateOf(entered.token!)).toBe(rgStates.excluded);
});

test('a deposit whose payment is awaited keeps the number, too, and a closed account doesn’t (S15, ME-09)', async () => {
  const waiting = await unproven('of one who waits');
  expect(await operator.order(waiting.token, 50_000)).toMatchObject({ errcode: 0 });
  await operator.act('selfExclude', { type: 1, hours: 720, password }, waiting.token);
  expect(await enter(waiting.mobile, owners)).toMatchObject({ isNew: false, userInfo: { id: waiting.userId } });
  const closed = await unproven('of one who has left');
  await operator.deposit(closed.token, 50_000);
  await operator.act('selfExclude', { type: 2, months: 6, password }, closed.token);
  const { time } = operator.clock;
  const row = { userId: closed.userId, requestedAt: time, deletesAt: time, closedAt: time };
  await operator.db.insertInto('deletions').values(row).execute();
  expect(await enter(closed.mobile, owners)).toMatchObject({ errcode: 0, isNew: true });
});

test('the inviter named by whoever registered a number isn’t its owner’s (S3)', async () => {
  const { userId: pid } = await operator.player();
  const [one, other] = [await unproven('of an inviter', { pid }), await unproven('of its own', { pid })];
  expect(await rowOf(one.userId)).toMatchObject({ pid });
  await enter(one.mobile, owners);
  expect(await rowOf(one.userId)).toMatchObject({ pid: 0, pidAt: 0 });
  await enter(other.mobile, 'of its own');
  expect(await rowOf(other.userId)).toMatchObject({ pid });
});

test('a consent to offers ends with the first proof of the number (S3, RG-20)', async () => {
  const { mobile, token } = await unproven();
  expect(await operator.call('marketingOptOut', { sms: false, email: false, push: false }, token)).toMatchObject({
    errcode: 0,
  });
  const { token: own } = await enter(mobile, owners);
  const { marketing } = await operator.call('selfLimitInfo', {}, own);
  expect(marketing).toEqual({ push: true, sms: true, email: true });
});

test('a reset by code takes the number off an excluded account, and leaves its password (S3, S15)', async () => {
  const { mobile, token, userId } = await restricted();
  const { passwordHash } = await rowOf(userId);
  await send(mobile, authModes.forget, owners);
  const reset = { mobile, smsCode, password: ofOwner };
  expect(await operator.call('forgetPassword', { ...reset, deviceId: owners })).toEqual({ errcode: 0 });
  expect(await rowOf(userId)).toMatchObject({ mobile: null, mobileProvenAt: null, passwordHash });
  expect(await stateOf(token)).toBe(rgStates.excluded);
  expect(await enter(mobile, owners)).toMatchObject({ errcode: 0, isNew: true });
});

test('two devices that prove the number of an excluded account at once enter one new account (S3, S15)', async () => {
  const { mobile, userId } = await restricted();
  const devices = [owners, 'of owner, too'];
  for (const device of devices) await send(mobile, authModes.loginAndRegister, device);
  const entered = await Promise.all(devices.map((device) => present(mobile, device)));
  expect(entered).toMatchObject([{ errcode: 0 }, { errcode: 0 }]);
  expect(entered.filter(({ isNew }) => isNew)).toHaveLength(1);
  const [one, other] = entered.map(({ userInfo }) => userInfo!.id);
  expect(one).toBe(other);
  expect(one).not.toBe(userId);
});

test('without consent to a new account, the number stays where it was (S15)', async () => {
  const { mobile, userId } = await restricted();
  await send(mobile, authModes.loginAndRegister, owners);
  const without = { ageConfirmed: false, termsVersion: '' };
  expect(await present(mobile, owners, without)).toMatchObject({ errcode: 400, field: 'ageConfirmed' });
  expect(await rowOf(userId)).toMatchObject({ mobile, mobileProvenAt: null });
});

test('an exclusion by whoever registered a number is said to nobody who registers or adds it (S3, S15)', async () => {
  const { mobile } = await restricted();
  await send(mobile, authModes.register, owners);
  const input = { mobile, smsCode, password: ofOwner, loginKind: loginKinds.phone, deviceId: owners, ...consent };
  expect(await operator.call('accountRegist4', input)).toMatchObject({ errcode: 2004, field: 'mobile' });
  const other = await operator.player();
  await operator.db.updateTable('users').set({ mobile: null }).where('id', '=', other.userId).execute();
  operator.clock.time += minute;
  await operator.call('smsSend', { mobile, type: authModes.bind }, other.token);
  expect(await operator.call('bindAccount', { mobile, smsCode }, other.token)).toMatchObject({
    errcode: 2004,
    field: 'mobile',
  });
});

test('a deletion requested before the number was proven ends with the owner’s first code (S3, ME-09)', async () => {
  const { mobile, token, userId } = await unproven();
  expect(await operator.act('deletionRequest', { password }, token)).toMatchObject({ errcode: 0 });
  operator.clock.time += (daysToDeletion - 1) * day;
  const entered = await enter(mobile, owners);
  expect(entered).toMatchObject({ errcode: 0, isNew: false, userInfo: { id: userId } });
  expect(await operator.call('deletionInfo', {}, entered.token)).not.toHaveProperty('requestedAt');
  const told = operator.db.selectFrom('smsNotices').select('text').where('mobile', '=', mobile);
  expect(await told.execute()).toMatchObject([{ text: expect.stringContaining('not be deleted') }]);
  operator.clock.time += (daysToDeletion + 1) * day;
  await sweep(operator.db, operator.clock.time);
  expect(await enter(mobile, owners)).toMatchObject({ errcode: 0, isNew: false, userInfo: { id: userId } });
});

test('a deletion that the owner of a number requests isn’t ended by their next code (ME-09)', async () => {
  const { mobile, userId } = await unproven();
  const { token } = await enter(mobile, owners);
  expect(await operator.act('deletionRequest', {}, token!)).toMatchObject({ errcode: 0 });
  const entered = await enter(mobile, owners);
  expect(entered).toMatchObject({ errcode: 0, userInfo: { id: userId } });
  expect(await operator.call('deletionInfo', {}, entered.token)).toHaveProperty('requestedAt');
});
