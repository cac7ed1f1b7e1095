import { subscribeKey } from 'valtio/vanilla/utils';
import { expect, test } from 'vitest';
import { openTab, scripted } from '#tests/support/tab.ts';

const entrance = { errcode: 0, token: 'secret', userInfo: { id: 7, nickname: 'Ana', coin: 0 }, isNew: true };
const mobile = '09171234567';

function open(user: object = {}) {
  const said = { ...entrance, userInfo: { ...entrance.userInfo, ...user } };
  const calls = ['accountLogin', 'accountLoginSms', 'accountRegist', 'accountRegist4'];
  const operator = scripted({
    ...Object.fromEntries(calls.map((name) => [name, () => said])),
    forgetPassword: () => ({ errcode: 0 }),
  });
  return { ...openTab(operator.fetch), ...operator };
}

test('a log-in by phone and password saves the number as account only on request', async () => {
  const { app, stores, sent } = open();
  await app.account.loginByPhonePassword({ mobile, password: 'secret88' });
  expect(stores.session.savedAccount).toBe('');
  await app.account.loginByPhonePassword({ mobile, password: 'secret88', keepAccount: true });
  expect(sent('accountLogin')[0]!.body).toMatchObject({ account: mobile, loginKind: 3 });
  expect(stores.session.savedAccount).toBe(mobile);
});

test('a break is known before the player is, so no lobby is shown during log-in (SX-08)', async () => {
  const { app, stores } = open({ rgState: 1, rgUntil: Date.UTC(2100, 0) });
  const states: number[] = [];
  subscribeKey(stores.session, 'userId', () => states.push(stores.rg.state), true);
  await app.account.login({ account: 'ana88', password: 'secret88', keepAccount: false });
  expect(stores.session.userId).toBe(7);
  expect(states).toEqual([1]);
});

test('a phone registration is kind 1 with its code and kind 3 without', async () => {
  const { app, sent } = open();
  const player = { mobile, password: 'secret88', termsVersion: '2', inviteCode: 'ABCD' };
  expect(await app.account.registerByPhone({ ...player, smsCode: '246810' })).toEqual({ isNew: true });
  await app.account.registerByPhone(player);
  const [one, two] = sent('accountRegist4').map(({ body }) => body);
  expect(one).toMatchObject({
    loginKind: 1,
    smsCode: '246810',
    ageConfirmed: true,
    termsVersion: '2',
    inviteCode: 'ABCD',
  });
  expect(two).toMatchObject({ loginKind: 3 });
  for (const body of [one, two]) expect(body).not.toHaveProperty('bindSocial');
});

test('resetting a password by code does not log the player in', async () => {
  const { app, stores, sent } = open();
  await app.account.forgot({ mobile, smsCode: '246810', password: 'secret99' });
  expect(sent('forgetPassword')[0]!.body).toMatchObject({ mobile, smsCode: '246810', password: 'secret99' });
  expect(stores.session.userId).toBe(0);
});
