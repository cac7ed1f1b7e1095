import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Name } from '#contract/endpoints.ts';
import { authModes, loginKinds, socialTypes } from '#contract/loginKinds.ts';
import { codesOf } from '#sandbox/testing/moneyTest.ts';
import { afterReads, overtaken } from '#sandbox/testing/overtaken.ts';
import { appAddress, openTestOperator, type Answer } from '#sandbox/testing/testOperator.ts';
import { memberHandlers } from '../api/account/member.ts';
import { socialHandlers } from '../api/account/social.ts';
import type { Context } from '../context/handlers.ts';
import { bindIdentity } from './identities.ts';
import { playerOf } from './players.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const minute = 60_000;

/** Each test starts an hour later, so that earlier codes don't count against its limits. */
beforeEach(() => {
  operator.clock.time += 60 * minute;
});

const [smsCode, deviceId] = ['246810', 'known'];
const [password, ofOwner, ofThief] = ['secret88', 'secret99', 'stolen77'];
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const tokenOf = (said: Answer) => said['token'] as string;

async function send(mobile: string, type: number) {
  operator.clock.time += minute;
  await operator.call('smsSend', { mobile, type, deviceId });
}

let last = 0;

/** A player with a number and a password, and an account if asked, logged in on a known device. */
async function owner(account = '') {
  const mobile = `0917444${1_000 + ++last}`;
  await send(mobile, authModes.register);
  const said = await operator.call('accountRegist4', {
    mobile,
    smsCode,
    password,
    deviceId,
    loginKind: loginKinds.phone,
    ...consent,
  });
  const [token, { id }] = [tokenOf(said), said['userInfo'] as { id: number }];
  if (account) await operator.call('bindAccount', { account, password }, token);
  return { id, mobile, token };
}

const logIn = (account: string, its: string, more: object = {}) =>
  operator.call('accountLogin', { account, password: its, loginKind: loginKinds.account, deviceId, ...more });
const reset = (mobile: string) =>
  operator.call('forgetPassword', { mobile, smsCode, password: ofOwner, deviceId }).then(expectDone);
const expectDone = (said: Answer) => expect(said).toMatchObject({ errcode: 0 });
const rowOf = (id: number) => playerOf(operator.db, id);
const sessionsOf = async (id: number) =>
  (await operator.db.selectFrom('tokens').where('userId', '=', id).where('revoked', '=', false).selectAll().execute())
    .length;
const identitiesOf = async (id: number) =>
  (await operator.db.selectFrom('identities').where('userId', '=', id).selectAll().execute()).length;

/** The context of a visitor's request. */
const visit = () =>
  ({ userId: 0, token: '', device: '', address: '', appOrigin: appAddress, time: operator.clock.time }) as Context;

test('a log-in that a password reset overtakes is refused as wrong, and binds nobody (S4)', async () => {
  const { id, mobile } = await owner('overtaken_1');
  const refused = await operator.call('googleLogin', {
    ...(await operator.consent('google', 'Thief')),
    authMode: 3,
    deviceId: 'theirs',
  });
  const { bindTicket } = refused;
  await send(mobile, authModes.forget);
  const logins = [() => logIn('overtaken_1', password), () => logIn('overtaken_1', password, { bindTicket })];
  for (const said of await overtaken(operator.db, id, logins, () => reset(mobile)))
    expect(said).toMatchObject({ errcode: 2001, left: 5 });
  expect(await sessionsOf(id)).toBe(0);
  expect(await identitiesOf(id)).toBe(0);
  expect(await logIn('overtaken_1', ofOwner)).toMatchObject({ errcode: 0 });
});

test('a change of the password that a reset overtakes changes nothing (S4)', async () => {
  const { id, mobile, token } = await owner('overtaken_2');
  await send(mobile, authModes.forget);
  const change = () => operator.call('initPassword', { oldPassword: password, password: ofThief }, token);
  expect(await overtaken(operator.db, id, [change], () => reset(mobile))).toMatchObject([{ errcode: 401 }]);
  expect(await logIn('overtaken_2', ofThief)).toMatchObject({ errcode: 2001 });
  expect(await logIn('overtaken_2', ofOwner)).toMatchObject({ errcode: 0 });
});

test('of two changes of one password the second is refused (S4)', async () => {
  const { id, token } = await owner('overtaken_3');
  const change = (to: string) => () => operator.call('initPassword', { oldPassword: password, password: to }, token);
  const said = await overtaken(operator.db, id, [change(ofOwner), change(ofThief)]);
  expect(codesOf(said)).toEqual([0, 429]);
  const kept = said[0]!.errcode === 0 ? ofOwner : ofThief;
  expect(await logIn('overtaken_3', kept)).toMatchObject({ errcode: 0 });
});

test('an account that a reset overtakes isn’t added, and the new password stays (S4)', async () => {
  const { id, mobile, token } = await owner();
  await send(mobile, authModes.forget);
  const bind = () => operator.call('bindAccount', { account: 'overtaken_4', password }, token);
  let after: string | null = null;
  const meanwhile = async () => {
    await reset(mobile);
    after = (await rowOf(id)).passwordHash;
  };
  expect(await overtaken(operator.db, id, [bind], meanwhile)).toMatchObject([{ errcode: 401 }]);
  expect(await rowOf(id)).toMatchObject({ account: null, passwordHash: after });
});

test('a removal of a number that a reset overtakes removes nothing (S4)', async () => {
  const { id, mobile, token } = await owner('overtaken_5');
  await operator.db.updateTable('users').set({ mobileBoundAt: operator.clock.time }).where('id', '=', id).execute();
  await send(mobile, authModes.forget);
  const unbind = () => operator.call('unbindAccount', { method: 'mobile', password }, token);
  expect(await overtaken(operator.db, id, [unbind], () => reset(mobile))).toMatchObject([{ errcode: 401 }]);
  expect(await rowOf(id)).toMatchObject({ mobile });
});

test('two removals at once leave a player’s last log-in method (S4)', async () => {
  const { id, mobile, token } = await owner('overtaken_6');
  await operator.db.updateTable('users').set({ mobileBoundAt: operator.clock.time }).where('id', '=', id).execute();
  const unbind = (method: string) => () => operator.call('unbindAccount', { method, password }, token);
  const said = await overtaken(operator.db, id, [unbind('mobile'), unbind('account')]);
  expect(codesOf(said)).toEqual([0, 429]);
  const row = await rowOf(id);
  expect([row.mobile, row.account].filter(Boolean)).toEqual([said[0]!.errcode === 0 ? 'overtaken_6' : mobile]);
});

test('an identity whose provider answers after a reset isn’t added (S4)', async () => {
  const { id, mobile, token } = await owner();
  await operator.call('reauthenticate', { password }, token);
  await send(mobile, authModes.forget);
  const { context } = operator;
  const { redeem } = context;
  context.redeem = async (grant) => {
    const identity = await redeem(grant);
    await reset(mobile);
    return identity;
  };
  const credential = await operator.consent('google', 'Late');
  const said = await operator.call('bindSocialAccount', { type: socialTypes.google, credential }, token);
  context.redeem = redeem;
  expect(said).toMatchObject({ errcode: 401 });
  expect(await identitiesOf(id)).toBe(0);
});

test('a log-in by a provider that a reset overtakes opens no session (S4)', async () => {
  const { id, mobile } = await owner();
  const identity = { type: socialTypes.google, subject: 'S', account: 's@google.example', name: 'S' };
  const { context, db } = operator;
  await db.transaction().execute((trx) => bindIdentity(trx, identity, id, operator.clock.time));
  await send(mobile, authModes.forget);
  const overtakenDb = afterReads(db, () => reset(mobile));
  const { googleLogin } = socialHandlers({ ...context, db: overtakenDb, redeem: async () => identity });
  const grant = { code: '', codeVerifier: '', redirectUri: `${appAddress}/auth/social`, deviceId };
  await expect(googleLogin({ ...grant, authMode: 3 }, visit())).rejects.toMatchObject({ code: 429 });
  expect(await sessionsOf(id)).toBe(0);
});

test('a deletion that a reset overtakes isn’t requested (S4)', async () => {
  const { id, mobile, token } = await owner();
  await send(mobile, authModes.forget);
  const ask = () => operator.call('deletionRequest', { password, requestId: 'overtaken' }, token);
  expect(await overtaken(operator.db, id, [ask], () => reset(mobile))).toMatchObject([{ errcode: 401 }]);
  expect(await operator.db.selectFrom('deletions').where('userId', '=', id).selectAll().execute()).toEqual([]);
});

const safePassword = '135790';
const inAct = { requestId: 'overtaken', password: safePassword };
const money = { ...inAct, direction: 2, amount: 100, name: 'gcash', accountId: 1 };

test.each<[Name, object]>([
  ['setSafeboxPassword', { ...inAct, oldPassword: safePassword }],
  ['safeboxTransfer', money],
  ['exchange', money],
])('%s with a password that a reset overtakes is refused (S4)', async (name, input) => {
  const { id, mobile, token } = await owner();
  expectDone(await operator.call('setSafeboxPassword', { ...inAct, requestId: 'before-that' }, token));
  await send(mobile, authModes.forget);
  operator.rule({ verification: 'safebox' });
  const act = () => operator.call(name, input, token);
  expect(await overtaken(operator.db, id, [act], () => reset(mobile))).toMatchObject([{ errcode: 401 }]);
  const acts = operator.db.selectFrom('operations').select('call').where('userId', '=', id);
  expect(await acts.where('requestId', '=', 'overtaken').execute()).toEqual([]);
});

test('a number that leaves while its reset is hashed resets nothing (S4)', async () => {
  const { id, mobile } = await owner();
  await send(mobile, authModes.forget);
  const { passwordHash } = await rowOf(id);
  const { context, db } = operator;
  const number = db.updateTable('users').set({ mobile: null }).where('id', '=', id);
  const { forgetPassword } = memberHandlers({ ...context, db: afterReads(db, () => number.execute()) });
  await forgetPassword({ mobile, smsCode, password: ofThief, deviceId }, visit());
  expect(await rowOf(id)).toMatchObject({ mobile: null, passwordHash });
});

test('a call that waited for its turn while its session ended does nothing (S4)', async () => {
  const { id, mobile, token } = await owner();
  await send(mobile, authModes.forget);
  const busy = [1, 2, 3].map(() => () => operator.call('reauthenticate', { password }, token));
  let waiting: Promise<Answer> | undefined;
  await overtaken(operator.db, id, busy, async () => {
    // Unlike most writes of a player, a like doesn't read the session again under the player's lock.
    waiting = operator.call('gameLike', { gameId: 1001, like: true }, token);
    const started = () => operator.history.all().filter((copy) => copy.call === 'gameLike' && copy.userId === id);
    await expect.poll(() => started().length).toBe(1);
    await reset(mobile);
  });
  expect(await waiting).toMatchObject({ errcode: 401 });
  expect(await operator.db.selectFrom('likes').where('userId', '=', id).selectAll().execute()).toEqual([]);
});
