import { afterAll, beforeAll, expect, test } from 'vitest';
import { authModes, codeTypes, loginKinds, socialTypes } from '#contract/loginKinds.ts';
import { openTestOperator, type Answer } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const smsCode = '246810';
const password = 'secret88';
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const tokenOf = (said: Answer) => said['token'] as string;

let last = 0;
const fresh = () => ({ account: `method_${++last}`, mobile: `0916555${1_000 + last}` });

const register = async (account: string) =>
  tokenOf(await operator.call('accountRegist', { account, password, loginKind: 2, deviceId: 'd', ...consent }));
const logIn = async (account: string, deviceId = 'thief', its = password) =>
  operator.call('accountLogin', { account, password: its, loginKind: 2, deviceId });

async function code(mobile: string, type: number, token = '', deviceId = 'd') {
  operator.clock.time += minute;
  await operator.call('smsSend', { mobile, type, deviceId }, token);
  return smsCode;
}
const bindMobile = async (mobile: string, token: string, more: object = {}) =>
  operator.call('bindAccount', { mobile, smsCode: await code(mobile, authModes.bind, token), ...more }, token);
async function byPhone(mobile: string) {
  const said = { mobile, smsCode: await code(mobile, 3), loginKind: loginKinds.phone, authMode: 3, deviceId: 'd' };
  return tokenOf(await operator.call('accountLoginSms', { ...said, ...consent }));
}
const google = async (name: string, token: string) =>
  operator.call(
    'bindSocialAccount',
    { type: socialTypes.google, credential: await operator.consent('google', name) },
    token,
  );
const byGoogle = async (name: string) =>
  operator.call('googleLogin', { ...(await operator.consent('google', name)), authMode: 3, deviceId: 'd' });
const alive = async (token: string) => (await operator.call('refreshData', {}, token)).errcode === 0;
const told = async (mobile: string) =>
  (await operator.db.selectFrom('smsNotices').select('text').where('mobile', '=', mobile).execute()).map(
    ({ text }) => text,
  );
const reauthenticate = (body: object, token: string) => operator.call('reauthenticate', body, token);
const unbind = (method: string, token: string) => operator.call('unbindAccount', { method }, token);

test('changing the password ends all other sessions (S4)', async () => {
  const { account } = fresh();
  const [own, thief] = [await register(account), tokenOf(await logIn(account))];
  const change = { password: 'secret99', oldPassword: password };
  expect(await operator.call('initPassword', change, own)).toMatchObject({ errcode: 0 });
  expect(await alive(own)).toBe(true);
  expect(await alive(thief)).toBe(false);
});

test('a stolen session cannot add a number without the password (S4)', async () => {
  const { account, mobile } = fresh();
  const token = await register(account);
  expect(await bindMobile(mobile, token)).toMatchObject({ errcode: 403, need: 'password' });
  expect(await bindMobile(mobile, token, { password: 'guessed88' })).toMatchObject({ errcode: 2001 });
  expect(await bindMobile(mobile, token, { password })).toMatchObject({ errcode: 0 });
});

test('a stolen session cannot add an account or password without a code (S4)', async () => {
  const { account, mobile } = fresh();
  const token = await byPhone(mobile);
  operator.clock.time += 11 * minute;
  const add = { account, password };
  expect(await operator.call('bindAccount', add, token)).toMatchObject({ errcode: 403, need: 'code' });
  expect(await operator.call('initPassword', { password }, token)).toMatchObject({ errcode: 403, need: 'code' });
  const other = { ...add, smsCode: await code('', codeTypes.withdraw, token) };
  expect(await operator.call('bindAccount', other, token)).toMatchObject({ errcode: 2003 });
  const proof = { ...add, smsCode: await code('', codeTypes.security, token) };
  expect(await operator.call('bindAccount', proof, token)).toMatchObject({ errcode: 0, userInfo: { account } });
});

test('after a code log-in the first password needs no second code (S4)', async () => {
  const token = await byPhone(fresh().mobile);
  expect(await operator.call('initPassword', { password }, token)).toMatchObject({ errcode: 0 });
});

test('an identity is added once, within ten minutes of confirming the password (S4)', async () => {
  const token = await register(fresh().account);
  expect(await google('Step', token)).toMatchObject({ errcode: 403, need: 'password' });
  expect(await reauthenticate({ password: 'guessed88' }, token)).toMatchObject({ errcode: 2001 });
  expect(await reauthenticate({ password }, token)).toMatchObject({ errcode: 0 });
  operator.clock.time += 11 * minute;
  expect(await google('Step', token)).toMatchObject({ errcode: 403 });
  await reauthenticate({ password }, token);
  expect(await google('Step', token)).toMatchObject({ errcode: 0 });
  expect(await unbind('google', token)).toMatchObject({ errcode: 403 });
});

test('the old number is notified of changed login methods and passwords (S4)', async () => {
  const { account, mobile } = fresh();
  const token = await byPhone(mobile);
  await operator.call('bindAccount', { account, password }, token);
  await reauthenticate({ password }, token);
  await google('Told', token);
  await operator.call('initPassword', { password: 'secret99', oldPassword: password }, token);
  await reauthenticate({ password: 'secret99' }, token);
  await unbind('google', token);
  const heard = await told(mobile);
  expect(heard).toHaveLength(4);
  for (const [at, about] of ['account', 'Google', 'password', 'Google'].entries()) expect(heard[at]).toContain(about);
  expect(JSON.stringify(heard)).not.toMatch(/secret|246810/);
});

test('a removed identity needs the password first and no longer logs in (S4)', async () => {
  const token = await register(fresh().account);
  await reauthenticate({ password }, token);
  await google('Off', token);
  expect(await byGoogle('Off')).toMatchObject({ errcode: 0 });
  expect(await unbind('google', token)).toMatchObject({ errcode: 403, need: 'password' });
  await reauthenticate({ password }, token);
  expect((await unbind('google', token))['userInfo']).not.toHaveProperty('googleAccount');
  expect(await byGoogle('Off')).toMatchObject({ errcode: 2006 });
  await reauthenticate({ password }, token);
  expect(await unbind('google', token)).toMatchObject({ errcode: 404 });
});

test('a player’s last login method cannot be removed (S4)', async () => {
  const { account } = fresh();
  const token = await register(account);
  await reauthenticate({ password }, token);
  await google('Last', token);
  await reauthenticate({ password }, token);
  expect(await unbind('account', token)).toMatchObject({ errcode: 409 });
  expect(await logIn(account)).toMatchObject({ errcode: 0 });
});

test('removing a new number needs the password, an established one its own code (S4)', async () => {
  const { account, mobile } = fresh();
  const token = await register(account);
  await bindMobile(mobile, token, { password });
  await reauthenticate({ password }, token);
  expect((await unbind('mobile', token))['userInfo']).not.toHaveProperty('mobile');
  await bindMobile(mobile, token, { password });
  operator.clock.time += 4 * day;
  await reauthenticate({ password }, token);
  expect(await unbind('mobile', token)).toMatchObject({ errcode: 403, need: 'code' });
  await reauthenticate({ smsCode: await code('', codeTypes.security, token) }, token);
  expect(await unbind('mobile', token)).toMatchObject({ errcode: 0 });
});

test('an excluded player cannot remove the number that prevents their return (S4)', async () => {
  const { account, mobile } = fresh();
  const token = await register(account);
  await bindMobile(mobile, token, { password });
  await operator.call('selfExclude', { type: 2, months: 6, requestId: `exclude-${last}` }, token);
  await reauthenticate({ password }, token);
  expect(await unbind('mobile', token)).toMatchObject({ errcode: 5002 });
});

test('a password reset removes all identities, and a global log-out names them (S4)', async () => {
  const { account, mobile } = fresh();
  const token = await register(account);
  await bindMobile(mobile, token, { password });
  await reauthenticate({ password }, token);
  await google('Reset', token);
  await operator.call('logout', { all: true }, token);
  expect((await told(mobile)).at(-1)).toContain('Google');
  expect(await byGoogle('Reset')).toMatchObject({ errcode: 0 });
  const reset = { mobile, smsCode: await code(mobile, authModes.forget), password: 'secret99', deviceId: 'd' };
  await operator.call('forgetPassword', reset);
  expect((await told(mobile)).at(-1)).toContain('Google');
  expect(await byGoogle('Reset')).toMatchObject({ errcode: 2006 });
});
