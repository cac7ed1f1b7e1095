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

test('by number and password the number is kept as the account is, when that is wanted', async () => {
  const { app, stores, sent } = open();
  await app.account.loginByPhonePassword({ mobile, password: 'secret88' });
  expect(stores.session.savedAccount).toBe('');
  await app.account.loginByPhonePassword({ mobile, password: 'secret88', keepAccount: true });
  expect(sent('accountLogin')[0]!.body).toMatchObject({ account: mobile, loginKind: 3 });
  expect(stores.session.savedAccount).toBe(mobile);
});

test('SX-08: who is on a break is known to be before being known to be here, so no lobby is shown on the way in', async () => {
  const { app, stores } = open({ rgState: 1, rgUntil: Date.UTC(2100, 0) });
  const states: number[] = [];
  subscribeKey(stores.session, 'userId', () => states.push(stores.rg.state), true);
  await app.account.login({ account: 'ana88', password: 'secret88', keepAccount: false });
  expect(stores.session.userId).toBe(7);
  expect(states).toEqual([1]);
});

test('a number registers with its code as kind 1, and without one as kind 3', async () => {
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

test('a new password by a code lets nobody in', async () => {
  const { app, stores, sent } = open();
  await app.account.forgot({ mobile, smsCode: '246810', password: 'secret99' });
  expect(sent('forgetPassword')[0]!.body).toMatchObject({ mobile, smsCode: '246810', password: 'secret99' });
  expect(stores.session.userId).toBe(0);
});
