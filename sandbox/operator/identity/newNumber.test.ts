import { afterAll, beforeAll, expect, test } from 'vitest';
import { authModes, codeTypes } from '#contract/loginKinds.ts';
import { move } from '#sandbox/ledger/ledger.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const day = 24 * 60 * 60_000;
const password = 'secret88';
const consent = { ageConfirmed: true, termsVersion: '2026-01' };

/** A verified player with money who registered with an account and a password. */
async function registered(account: string) {
  const { token } = await operator.call('accountRegist', {
    account,
    password,
    loginKind: 2,
    deviceId: 'd',
    ...consent,
  });
  const player = operator.db.selectFrom('users').select('id').where('account', '=', account);
  const { id: userId } = await player.executeTakeFirstOrThrow();
  await operator.know(userId);
  const { time } = operator.clock;
  const opening = { ref: account, userId, type: 'adjustment', amount: 50_000, time } as const;
  await operator.db.transaction().execute((trx) => move(trx, opening));
  return token as string;
}

/** Adds a number, and returns when. */
async function bind(token: string, mobile: string) {
  operator.clock.time += 60_000;
  await operator.call('smsSend', { mobile, type: authModes.bind }, token);
  expect(await operator.call('bindAccount', { mobile, smsCode: '246810', password }, token)).toMatchObject({
    errcode: 0,
  });
  return operator.clock.time;
}

async function withdraw(token: string, accountId: number) {
  const smsCode = await operator.code(token);
  return operator.act('exchange', { amount: 10_000, name: 'gcash', accountId, smsCode }, token);
}

test('withdrawals are held for a day after a number was added (S4)', async () => {
  const token = await registered('new_number');
  const resetAt = (await bind(token, '09165550001')) + day;
  const accountId = await operator.account(token);
  expect(await withdraw(token, accountId)).toMatchObject({ errcode: 3006, resetAt, need: 'time' });
  operator.clock.time = resetAt - 60_001;
  expect(await withdraw(token, accountId)).toMatchObject({ errcode: 3006, resetAt, need: 'time' });
  expect(await withdraw(token, accountId)).toMatchObject({ errcode: 0, coin: 40_000 });
});

test('another number holds them again, and a code isn’t used up meanwhile (S4)', async () => {
  const token = await registered('other_number');
  const first = await bind(token, '09165550002');
  const accountId = await operator.account(token);
  operator.clock.time = first + 2 * day;
  expect(await withdraw(token, accountId)).toMatchObject({ errcode: 0 });
  expect(await operator.call('unbindAccount', { method: 'mobile', password }, token)).toMatchObject({ errcode: 0 });
  const resetAt = (await bind(token, '09165550003')) + day;
  operator.clock.time = resetAt - 60_001;
  await operator.code(token, codeTypes.withdraw);
  const order = { amount: 10_000, name: 'gcash', accountId, smsCode: '246810' };
  expect(await operator.act('exchange', order, token)).toMatchObject({ errcode: 3006, resetAt, need: 'time' });
  operator.clock.time = resetAt;
  expect(await operator.act('exchange', order, token)).toMatchObject({ errcode: 0 });
});

test('a number that the account began with holds nothing', async () => {
  const { token, accountId } = await operator.known(50_000);
  expect(await withdraw(token, accountId)).toMatchObject({ errcode: 0 });
});
