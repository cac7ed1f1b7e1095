import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeTypes } from '#contract/loginKinds.ts';
import type { Name } from '#contract/endpoints.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const [wrong, password] = ['000000', '135790'];

/** A player with a safebox. */
async function owner() {
  const player = await operator.player();
  expect(await operator.act('setSafeboxPassword', { password }, player.token)).toMatchObject({ errcode: 0 });
  return player;
}

test.each<[Name, object, number]>([
  ['setSafeboxPassword', { password: '246813' }, codeTypes.safebox],
  ['deletionRequest', {}, codeTypes.security],
  ['selfExclude', { type: 2, months: 6 }, codeTypes.withdraw],
])(
  'a wrong code is counted by %s without a request id, until the right one is refused, too (S13)',
  async (name, input, type) => {
    const { token } = await owner();
    const smsCode = await operator.code(token, type);
    const attempt = (given: string) => operator.call(name, { ...input, smsCode: given }, token);
    for (const left of [4, 3, 2, 1, 0]) expect(await attempt(wrong)).toMatchObject({ errcode: 2003, left });
    expect((await attempt(smsCode)).errcode).not.toBe(0);
  },
);

test('a wrong safebox password is counted without a request id, until the safebox is locked (ME-06)', async () => {
  const { token } = await owner();
  const attempt = (oldPassword: string) =>
    operator.call('setSafeboxPassword', { password: '246813', oldPassword }, token);
  for (const left of [4, 3, 2, 1]) expect(await attempt('000001')).toMatchObject({ errcode: 3008, left });
  expect(await attempt('000001')).toMatchObject({ errcode: 2002 });
  expect(await attempt(password)).toMatchObject({ errcode: 2002 });
});
