import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const minute = 60_000;
const consent = { ageConfirmed: true, termsVersion: '2026-01', deviceId: 'd1' };

const login = (account: string, password: string) =>
  operator.call('accountLogin', { account, password, loginKind: loginKinds.account, deviceId: 'd1' });
const register = (account: string, password: string, more: object = {}) =>
  operator.call('accountRegist', { account, password, loginKind: loginKinds.account, ...consent, ...more });
const send = (mobile: string, requestId?: string) =>
  operator.call('smsSend', { mobile, type: authModes.loginAndRegister, ...(requestId && { requestId }) });
const enter = (mobile: string, smsCode = '246810', more: object = {}) =>
  operator.call('accountLoginSms', { mobile, smsCode, loginKind: loginKinds.phone, authMode: 3, ...consent, ...more });

describe('log-in by account', () => {
  test('a demo player logs in case-insensitively and has the opening balance', async () => {
    expect(await login('JUAN88', 'perlas88')).toMatchObject({
      errcode: 0,
      isNew: false,
      userInfo: { nickname: 'Juan', coin: 125_000 },
    });
  });

  test.each(['maria88', 'nobody88'])(
    'five wrong passwords lock %s for 15 minutes, whether or not it exists',
    async (account) => {
      for (const left of [4, 3, 2, 1]) {
        expect(await login(account, 'wrong')).toEqual({ errcode: 2001, msg: 'Wrong account or password', left });
      }
      const until = operator.clock.time + 15 * minute;
      const locked = { errcode: 2002, msg: 'Wrong account or password', until };
      expect(await login(account, 'wrong')).toEqual(locked);
      expect(await login(account, 'perlas88')).toEqual(locked);
      operator.clock.time = until;
      expect(await login(account, 'wrong')).toMatchObject({ errcode: 2001, left: 4 });
    },
  );

  test('a hundred concurrent guesses count as five', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => login('guessed1', `guess${n}`)));
    expect(answers.filter(({ errcode }) => errcode === 2001)).toHaveLength(4);
  });
});

describe('registration by account', () => {
  test('a new player registers an account once and can log in', async () => {
    expect(await register('Pedro_1', 'secret88', { nickname: ' Pedro ' })).toMatchObject({
      errcode: 0,
      isNew: true,
      needSetPassword: false,
      userInfo: { account: 'pedro_1', nickname: 'Pedro', coin: 0 },
    });
    expect(await register('PEDRO_1', 'secret88')).toMatchObject({ errcode: 2004, field: 'account' });
    expect(await login('pedro_1', 'secret88')).toMatchObject({ errcode: 0 });
  });

  test('registration without a nickname is refused where the operator requires one', async () => {
    await operator.amend({ registration: { kinds: [loginKinds.account], nicknameRequired: true } });
    expect(await register('nameless1', 'secret88')).toMatchObject({ errcode: 400, field: 'nickname' });
    expect(await register('nameless1', 'secret88', { nickname: '  ' })).toMatchObject({
      errcode: 400,
      field: 'nickname',
    });
    expect(await register('nameless1', 'secret88', { nickname: 'Ana' })).toMatchObject({ errcode: 0 });
    await operator.amend({});
  });

  test('login methods disabled by the operator are refused (S24)', async () => {
    await operator.amend({ registration: { kinds: [loginKinds.phone] } });
    expect(await register('closed_1', 'secret88')).toMatchObject({ errcode: 423 });
    expect(await login('juan88', 'perlas88')).toMatchObject({ errcode: 423 });
    await operator.amend({ registration: { kinds: [loginKinds.account] } });
    await send('09175550044');
    expect(await enter('09175550044')).toMatchObject({ errcode: 423 });
    await operator.amend({});
    expect(await enter('09175550044')).toMatchObject({ errcode: 0 });
  });

  test.each([
    ['a short account', 'ab1', 'secret88', {}, 'account'],
    ['an account that begins with a digit', '1pedro', 'secret88', {}, 'account'],
    ['an account with a space', 'pe dro1', 'secret88', {}, 'account'],
    ['a password without a digit', 'pedro_2', 'secretsecret', {}, 'password'],
    ['a password without a letter', 'pedro_2', '12345678', {}, 'password'],
    ['a password with a space', 'pedro_2', 'secret 88', {}, 'password'],
    ['the account as password', 'pedro_22', 'Pedro_22', {}, 'password'],
    ['a nickname with a link', 'pedro_2', 'secret88', { nickname: 'http://x' }, 'nickname'],
    ['somebody too young', 'pedro_2', 'secret88', { ageConfirmed: false }, 'ageConfirmed'],
    ['terms not accepted', 'pedro_2', 'secret88', { termsVersion: '' }, 'termsVersion'],
  ])('%s is refused, naming the field', async (_, account, password, more, field) => {
    expect(await register(account, password, more)).toMatchObject({ errcode: 400, field });
  });
});

describe('log-in by code', () => {
  test('a code registers a new number and logs in a known one', async () => {
    expect(await send('+63 917-555 0001')).toMatchObject({
      errcode: 0,
      resendSec: 60,
      expireSec: 300,
      debugCode: '246810',
    });
    const first = await enter('09175550001');
    expect(first).toMatchObject({
      errcode: 0,
      isNew: true,
      needSetPassword: true,
      userInfo: { mobile: '0917***0001' },
    });
    expect((first['userInfo'] as { nickname: string }).nickname).toMatch(/^Player\d{4}$/);
    operator.clock.time += minute;
    await send('9175550001');
    expect(await enter('639175550001', '246810', { ageConfirmed: false })).toMatchObject({ errcode: 0, isNew: false });
  });

  test('a new number must confirm age and accept the terms', async () => {
    await send('09175550002');
    expect(await enter('09175550002', '246810', { ageConfirmed: 0 })).toMatchObject({
      errcode: 400,
      field: 'ageConfirmed',
    });
  });

  test('a code has five tries, one use and five minutes', async () => {
    await send('09175550003');
    for (const left of [4, 3, 2, 1, 0])
      expect(await enter('09175550003', '000000')).toMatchObject({ errcode: 2003, left });
    expect(await enter('09175550003')).toMatchObject({ errcode: 2003, left: 0 });
    operator.clock.time += minute;
    await send('09175550003');
    expect(await enter('09175550003')).toMatchObject({ errcode: 0 });
    expect(await enter('09175550003')).toMatchObject({ errcode: 2003 });
    operator.clock.time += minute;
    await send('09175550003');
    operator.clock.time += 5 * minute;
    expect(await enter('09175550003')).toMatchObject({ errcode: 2003 });
  });

  test('the next code must wait a minute, a repeated request does not', async () => {
    expect(await send('09175550004', 'sms-request-1')).toMatchObject({ errcode: 0 });
    operator.clock.time += 20_000;
    expect(await send('09175550004')).toMatchObject({ errcode: 429, retryAfter: 40 });
    expect(await send('09175550004', 'sms-request-1')).toMatchObject({ errcode: 0 });
    const sent = await operator.db.selectFrom('codes').select('id').where('mobile', '=', '09175550004').execute();
    expect(sent).toHaveLength(1);
  });

  test('codes are limited to ten a day, until midnight in Manila', async () => {
    operator.clock.time = Date.UTC(2026, 11, 1, 15, 0);
    for (let sent = 0; sent < 10; sent++, operator.clock.time += minute)
      expect(await send('09175550005')).toMatchObject({ errcode: 0 });
    expect(await send('09175550005')).toMatchObject({ errcode: 429, retryAfter: 50 * 60 });
    operator.clock.time += 50 * minute;
    expect(await send('09175550005')).toMatchObject({ errcode: 0 });
  });

  test('an invalid Philippine mobile number is refused', async () => {
    for (const mobile of ['', '0917555', '08175550001', '+1 917 555 0001']) {
      expect(await send(mobile)).toMatchObject({ errcode: 400, field: 'mobile' });
    }
  });
});

describe('invite codes', () => {
  test('registering with an invite code stores the inviter', async () => {
    const inviter = await operator.player();
    const { inviteCode } = await operator.db
      .selectFrom('users')
      .select('inviteCode')
      .where('id', '=', inviter.userId)
      .executeTakeFirstOrThrow();
    const invited = await register('invited1', 'secret88', { inviteCode: inviteCode.toLowerCase() });
    expect(invited).toMatchObject({ userInfo: { pid: inviter.userId } });
  });
});

describe('secrets', () => {
  test('tokens and passwords are stored only as hashes', async () => {
    const { token } = await login('juan88', 'perlas88');
    const kept = JSON.stringify([
      await operator.db.selectFrom('tokens').selectAll().execute(),
      await operator.db.selectFrom('users').selectAll().execute(),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain('perlas88');
  });

  test('a first password needs no old one; changing it does', async () => {
    const { token } = await operator.player();
    expect(await operator.call('initPassword', { password: 'perlas99' }, token)).toMatchObject({
      errcode: 0,
      hasPassword: true,
    });
    expect(await operator.call('initPassword', { password: 'perlas77' }, token)).toMatchObject({
      errcode: 2001,
      left: 4,
    });
    const input = { password: 'perlas77', oldPassword: 'perlas99' };
    expect(await operator.call('initPassword', input, token)).toMatchObject({ errcode: 0 });
    expect(await operator.call('initPassword', { ...input, password: 'short1' }, token)).toMatchObject({
      errcode: 2001,
    });
  });
});
