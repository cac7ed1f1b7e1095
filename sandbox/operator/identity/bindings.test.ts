import { afterAll, beforeAll, expect, test } from 'vitest';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { usualCaps } from '../context/caps.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ caps: usualCaps });
});
afterAll(() => operator.close());

const consent = { ageConfirmed: true, termsVersion: '1' };
const [home, elsewhere] = ['198.51.100.2', '198.51.100.1'];

const register = (account: string, address: string) =>
  operator.call(
    'accountRegist',
    { account, password: 'secret88', loginKind: 2, deviceId: 'd', ...consent },
    '',
    address,
  );

test('a player learns only so many names to be taken, as a stranger does (S30)', async () => {
  await register('taken_one', elsewhere);
  const phone = { mobile: '09175551234', deviceId: 'd1' };
  const type = authModes.loginAndRegister;
  await operator.call('smsSend', { ...phone, type }, '', home);
  const log = { ...phone, smsCode: '246810', loginKind: loginKinds.phone, authMode: type, ...consent };
  const token = (await operator.call('accountLoginSms', log, '', home))['token'] as string;
  const bind = async (account: string) =>
    (await operator.call('bindAccount', { account, password: 'secret99x' }, token, home)).errcode;

  const said = [];
  for (let n = 0; n < usualCaps.taken.perAddress + 2; n++) said.push(await bind('taken_one'));
  expect(said.filter((code) => code === 2004)).toHaveLength(usualCaps.taken.perAddress);
  expect(said.slice(-2)).toEqual([429, 429]);
  expect([await bind('free_name'), (await register('taken_one', home)).errcode]).toEqual([429, 429]);
});
