import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

/** The second of two accounts verified for one person, with an unwagered deposit, and how its money is withdrawn. */
async function second(noBonus: boolean) {
  const one = await operator.verified();
  const two = await operator.player();
  await operator.submit(two.token, { ...one.person, ...operator.bySss() });
  await operator.db.updateTable('kycChecks').set({ decidedAt: 0 }).where('userId', '=', two.userId).execute();
  await operator.deposit(two.token, 50_000, { noBonus });
  const accountId = await operator.account(two.token, { accountName: one.person.realName });
  const exclude = () => operator.act('selfExclude', { type: 2, months: 6 }, one.token);
  const withdraw = async (amount: number) => {
    const smsCode = await operator.code(two.token);
    return operator.act('exchange', { amount, name: 'gcash', accountId, smsCode }, two.token);
  };
  return { token: two.token, exclude, withdraw };
}

test('the other account of an excluded person pays out what it can’t play with any more (SX-09, N8)', async () => {
  const { token, exclude, withdraw } = await second(true);
  expect(await withdraw(50_000)).toMatchObject({ errcode: 3003, needBet: 50_000 });
  await exclude();
  expect(await operator.act('startGame', { gameId: 1001 }, token)).toMatchObject({ errcode: 5002 });
  expect(await operator.call('getExchange', {}, token)).toMatchObject({ needBet: 0, withdrawable: 50_000 });
  expect(await withdraw(50_000)).toMatchObject({ errcode: 0, coin: 0 });
});

test('bonus money of the other account stays there (SX-09, S11)', async () => {
  const { token, exclude, withdraw } = await second(false);
  await exclude();
  const kept = { withdrawable: 50_000, bonusCoin: 2_500, needBet: 25_000 };
  expect(await operator.call('getExchange', {}, token)).toMatchObject(kept);
  expect(await withdraw(52_500)).toMatchObject({ errcode: 3003, needBet: 25_000 });
  expect(await withdraw(50_000)).toMatchObject({ errcode: 0, coin: 2_500 });
});
