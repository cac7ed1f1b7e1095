import { afterAll, beforeAll, expect, test } from 'vitest';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { apiBase } from '#sandbox/operator/http/request.ts';
import { appAddress, openTestOperator, type Answer } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const minute = 60_000;
const smsCode = '246810';
const deviceId = 'd1';
const consent = { ageConfirmed: true, termsVersion: '2026-01' };

async function send(mobile: string, type: number) {
  operator.clock.time += minute;
  await operator.call('smsSend', { mobile, type });
}
const login = (account: string, password: string) =>
  operator.call('accountLogin', { account, password, loginKind: 2, deviceId });
const loginByNumber = (account: string, password: string) =>
  operator.call('accountLogin', { account, password, loginKind: loginKinds.phoneNoOtp, deviceId });
const register = (mobile: string, more: object = {}) =>
  operator.call('accountRegist4', {
    mobile,
    smsCode,
    password: 'secret88',
    loginKind: 1,
    deviceId,
    ...consent,
    ...more,
  });
const tokenOf = (said: Answer) => said['token'] as string;

/** A player with a mobile number, registered by a one-time code. */
async function numbered(mobile: string) {
  await send(mobile, authModes.register);
  return register(mobile);
}

test('a number registers with a code and a password, once', async () => {
  expect(await numbered('0917 666 0001')).toMatchObject({
    errcode: 0,
    isNew: true,
    needSetPassword: false,
    userInfo: { mobile: '0917***0001', hasPassword: true },
  });
  await send('09176660001', authModes.register);
  expect(await register('09176660001')).toMatchObject({ errcode: 2004, field: 'mobile' });
});

test('a number registers and logs in without a code where the settings allow it', async () => {
  const mobile = '09176660002';
  const bare = { smsCode: undefined, loginKind: loginKinds.phoneNoOtp };
  expect(await register(mobile, bare)).toMatchObject({ errcode: 423 });
  expect(await loginByNumber(mobile, 'secret88')).toMatchObject({ errcode: 423 });
  expect(await register(mobile, { smsCode: undefined })).toMatchObject({ errcode: 400, field: 'smsCode' });
  await operator.amend({ registration: { kinds: [1, 2, 3], smsRequired: false } });
  expect(await register(mobile, bare)).toMatchObject({ errcode: 0, isNew: true });
  expect(await loginByNumber('+63 917 666 0002', 'secret88')).toMatchObject({ errcode: 0, isNew: false });
  expect(await loginByNumber('\u202D0917 666 0002\u202C', 'secret88')).toMatchObject({ errcode: 0, isNew: false });
  expect(await loginByNumber(mobile, 'secret77')).toMatchObject({ errcode: 2001, left: 4 });
  await operator.amend({});
  expect(await loginByNumber(mobile, 'secret88')).toMatchObject({ errcode: 423 });
});

test('resetting a password by code ends every session and unlocks the account', async () => {
  const mobile = '09176660003';
  const first = tokenOf(await numbered(mobile));
  await operator.call('bindAccount', { account: 'forgot_1', password: 'secret88' }, first);
  for (let tries = 0; tries < 5; tries++) await login('forgot_1', 'wrong888');
  await send(mobile, authModes.forget);
  expect(await operator.call('forgetPassword', { mobile, smsCode, password: 'secret99' })).toEqual({ errcode: 0 });
  expect(await operator.call('refreshData', {}, first)).toMatchObject({ errcode: 401 });
  expect(await login('forgot_1', 'secret88')).toMatchObject({ errcode: 2001 });
  expect(await login('forgot_1', 'secret99')).toMatchObject({ errcode: 0 });
});

test('forgot-password responses do not reveal whether a number is registered', async () => {
  const known = '09176660004';
  await numbered(known);
  for (const mobile of [known, '09176660099']) {
    const forget = (code: string, password: string) =>
      operator.call('forgetPassword', { mobile, smsCode: code, password });
    await send(mobile, authModes.forget);
    expect(await forget('000000', 'secret99')).toEqual({ errcode: 2003, msg: expect.any(String), left: 4 });
    expect(await forget(smsCode, 'short')).toMatchObject({ errcode: 400, field: 'password' });
    expect(await forget(smsCode, 'secret99')).toEqual({ errcode: 0 });
  }
});

test('a player adds a number by its code, but not a second one or someone else’s', async () => {
  const [one, two] = [await operator.player(), await operator.player()];
  await operator.db.updateTable('users').set({ mobile: null }).where('id', 'in', [one.userId, two.userId]).execute();
  const bind = async (mobile: string, token: string) => {
    await send(mobile, authModes.bind);
    return operator.call('bindAccount', { mobile, smsCode }, token);
  };
  expect(await bind('09176660005', one.token)).toMatchObject({ errcode: 0, userInfo: { mobile: '0917***0005' } });
  expect(await bind('09176660006', one.token)).toMatchObject({ errcode: 409, field: 'mobile' });
  expect(await bind('09176660005', two.token)).toMatchObject({ errcode: 2004, field: 'mobile' });
});

test('a player adds an account with a first password or the existing one', async () => {
  const [one, two] = [await operator.player(), tokenOf(await numbered('09176660007'))];
  const bind = (account: string, password: string, token: string) =>
    operator.call('bindAccount', { account, password }, token);
  expect(await bind('Added_1', 'nodigits', one.token)).toMatchObject({ errcode: 400, field: 'password' });
  expect(await bind('Added_1', 'secret77', one.token)).toMatchObject({
    errcode: 0,
    userInfo: { account: 'added_1', hasPassword: true },
  });
  expect(await login('added_1', 'secret77')).toMatchObject({ errcode: 0 });
  expect(await bind('added_3', 'secret77', one.token)).toMatchObject({ errcode: 409, field: 'account' });
  expect(await bind('added_2', 'guessed88', two)).toMatchObject({ errcode: 2001 });
  expect(await bind('added_1', 'secret88', two)).toMatchObject({ errcode: 2004, field: 'account' });
  expect(await bind('added_2', 'secret88', two)).toMatchObject({ errcode: 0 });
});

test('nickname and picture can be changed, and an invalid name is refused', async () => {
  const { token } = await operator.player();
  const change = (fields: object) => operator.call('updateProfile', fields, token);
  expect(await change({ nickname: '  Ma. Clara-Ñ_1 ', avatar: '20' })).toMatchObject({
    userInfo: { nickname: 'Ma. Clara-Ñ_1', avatar: '20' },
  });
  for (const nickname of ['', 'x', 'a name of more than 20', 'Ana<b>', 'win.com', 'www.perlas'])
    expect(await change({ nickname })).toMatchObject({ errcode: 400, field: 'nickname' });
  for (const avatar of ['0', '21', '1.5', '../1'])
    expect(await change({ avatar })).toMatchObject({ errcode: 400, field: 'avatar' });
  expect(await change({})).toMatchObject({ userInfo: { nickname: 'Ma. Clara-Ñ_1' } });
});

test('optional profile details are stored field by field', async () => {
  const { token } = await operator.player();
  const change = (fields: object) => operator.call('updateAppUserOther', fields, token);
  const other = async () => (await operator.call('appUserOther', {}, token))['data'];
  expect(await other()).toEqual({});
  expect(await change({ realName: " María D'Cruz-Peña ", birthday: '1990-02-28' })).toMatchObject({
    hasUserOther: true,
  });
  await change({ city: 'Cebu', zip: '6000' });
  await change({ city: '' });
  expect(await other()).toEqual({ realName: "María D'Cruz-Peña", birthday: '1990-02-28', zip: '6000' });
  expect(await operator.call('getAfterLoginInfoWeb', { version: '', os: '', deviceModel: '' }, token)).toMatchObject({
    userInfo: { hasUserOther: true },
  });
});

test.each([
  [{ realName: 'X' }, 400],
  [{ realName: 'Ana 3' }, 400],
  [{ birthday: '1990-02-30' }, 400],
  [{ birthday: '28.02.1990' }, 400],
  [{ zip: '60000' }, 400],
  [{ email: 'ana@' }, 400],
  [{ email: 'mailto:ana@example.ph' }, 400],
  [{ email: 'ana@example..ph' }, 400],
  [{ gender: 'x' }, 400],
  [{ city: 'x'.repeat(121) }, 400],
  [{ birthday: '2010-01-01' }, 2007],
])('%j is refused, naming the field', async (fields, errcode) => {
  const { token } = await operator.player();
  expect(await operator.call('updateAppUserOther', fields, token)).toMatchObject({
    errcode,
    field: Object.keys(fields)[0],
  });
});

test('a player is of age from the 21st birthday, Manila time', async () => {
  const { token } = await operator.player();
  const change = () => operator.call('updateAppUserOther', { birthday: '2006-01-15' }, token);
  operator.clock.time = Date.UTC(2027, 0, 14, 15, 59);
  expect(await change()).toMatchObject({ errcode: 401 });
  const { token: later } = await operator.player();
  const again = () => operator.call('updateAppUserOther', { birthday: '2006-01-15' }, later);
  expect(await again()).toMatchObject({ errcode: 2007 });
  operator.clock.time += minute;
  expect(await again()).toMatchObject({ errcode: 0 });
});

test('a player lists their sessions with device, place and time, and ends one', async () => {
  const enter = async (userAgent: string) => {
    const body = JSON.stringify({ account: 'maria88', password: 'perlas88', loginKind: 2, deviceId });
    const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
    const url = `${appAddress}${apiBase}accountLogin`;
    const response = await operator.fetch(new Request(url, { method: 'POST', body, headers }));
    return tokenOf((await response.json()) as Answer);
  };
  const listed = async (token: string) =>
    (await operator.call('sessionList', {}, token))['list'] as { id: number; current: boolean }[];
  const phone = await enter('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36');
  operator.clock.time += minute;
  const desktop = await enter('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  await operator.call('getAfterLoginInfoWeb', { version: '1.1.6', os: 'web', deviceModel: 'browser' }, desktop);
  const place = 'Local network';
  const { time } = operator.clock;
  expect(await listed(desktop)).toEqual([
    { id: expect.any(Number), device: 'Firefox, Windows', place, time, current: true },
    { id: expect.any(Number), device: 'Chrome, Android', place, time: time - minute, current: false },
  ]);

  const id = (await listed(desktop))[1]!.id;
  const stranger = await operator.player();
  expect(await operator.call('sessionRevoke', { id }, stranger.token)).toMatchObject({ errcode: 404 });
  expect(await operator.call('sessionRevoke', { id }, desktop)).toMatchObject({ errcode: 0 });
  expect(await operator.call('sessionRevoke', { id }, desktop)).toMatchObject({ errcode: 404 });
  expect(await operator.call('refreshData', {}, phone)).toMatchObject({ errcode: 401 });
  expect(await listed(desktop)).toHaveLength(1);
});
