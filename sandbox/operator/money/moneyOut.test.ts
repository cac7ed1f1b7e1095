import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const rest = (token: string, hours: number) => operator.act('selfExclude', { type: 1, hours }, token);
const leave = (token: string, months: number) => operator.act('selfExclude', { type: 2, months }, token);

test('an excluded player takes every peso out, also what was to be staked first', async () => {
  const { token, accountId } = await operator.known();
  await operator.deposit(token, 50_000);
  await operator.call('setSafeboxPassword', { password: '135790' }, token);
  await operator.act('safeboxTransfer', { direction: 1, amount: 10_000, password: '135790' }, token);
  await leave(token, 6);
  await operator.act('safeboxTransfer', { direction: 2, amount: 10_000, password: '135790' }, token);
  expect(await operator.call('getExchange', {}, token)).toMatchObject({ withdrawable: 52_500, needBet: 0 });
  const smsCode = await operator.code(token);
  const body = { amount: 52_500, name: 'gcash', accountId, smsCode };
  expect(await operator.act('exchange', body, token)).toMatchObject({ errcode: 0, coin: 0 });
});

test('on a break what was deposited leaves unstaked; after it, it has to be staked again (SX-09)', async () => {
  const { token, accountId } = await operator.known();
  await operator.deposit(token, 30_000);
  const sheet = () => operator.call('getExchange', {}, token);
  const staked = { withdrawable: 0, needBet: 30_000, tradeInfo: { need: 30_000, list: [{ kind: 'deposit' }] } };
  expect(await sheet()).toMatchObject(staked);
  const { until } = await rest(token, 24);
  expect(await sheet()).toMatchObject({ withdrawable: 30_000, needBet: 0, tradeInfo: { need: 0, done: 0, list: [] } });
  const body = { amount: 20_000, name: 'gcash', accountId, smsCode: await operator.code(token) };
  const { orderNo, ...left } = await operator.act('exchange', body, token);
  expect(left).toMatchObject({ errcode: 0, coin: 10_000 });
  operator.clock.time += 3_000;
  expect(await operator.call('exchangeStatus', { orderNo }, token)).toMatchObject({ timeline: [{}, { status: 1 }] });
  operator.clock.time = Number(until);
  expect(await sheet()).toMatchObject(staked);
});

test('on a break what a bonus still asks for stays, and the rest leaves', async () => {
  const { token, accountId } = await operator.known();
  await operator.deposit(token, 50_000);
  await rest(token, 24);
  expect(await operator.call('getExchange', {}, token)).toMatchObject({
    withdrawable: 27_500,
    needBet: 25_000,
    tradeInfo: { need: 25_000, done: 0, list: [{ kind: 'bonus' }] },
  });
  const withdraw = async (amount: number) =>
    operator.act('exchange', { amount, name: 'gcash', accountId, smsCode: await operator.code(token) }, token);
  expect(await withdraw(27_600)).toMatchObject({ errcode: 3003, needBet: 25_000 });
  expect(await withdraw(27_500)).toMatchObject({ errcode: 0, coin: 25_000 });
  expect(await withdraw(10_000)).toMatchObject({ errcode: 3003, needBet: 25_000 });
});
