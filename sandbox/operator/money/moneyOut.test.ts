import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const rest = (token: string, hours: number) => operator.act('selfExclude', { type: 1, hours }, token);
const leave = (token: string, months: number) => operator.act('selfExclude', { type: 2, months }, token);

test('an excluded player can withdraw all own money, including unwagered money', async () => {
  const { token, accountId } = await operator.known();
  await operator.deposit(token, 50_000);
  await operator.call('setSafeboxPassword', { password: '135790' }, token);
  await operator.act('safeboxTransfer', { direction: 1, amount: 10_000, password: '135790' }, token);
  await leave(token, 6);
  await operator.act('safeboxTransfer', { direction: 2, amount: 10_000, password: '135790' }, token);
  expect(await operator.call('getExchange', {}, token)).toMatchObject({ withdrawable: 50_000, needBet: 0 });
  const smsCode = await operator.code(token);
  const body = { amount: 50_000, name: 'gcash', accountId, smsCode };
  expect(await operator.act('exchange', body, token)).toMatchObject({ errcode: 0, coin: 0 });
});

test('on a break wagered money can leave, unwagered money stays (SX-09, S11)', async () => {
  const player = await operator.known();
  await operator.deposit(player.token, 50_000);
  await operator.stake(player.token, 30_000, 30_000);
  const kept = { needBet: 45_000, tradeInfo: { need: 75_000, list: [{ kind: 'deposit' }, { kind: 'bonus' }] } };
  const { until } = await rest(player.token, 24);
  expect(await operator.call('getExchange', {}, player.token)).toMatchObject({ withdrawable: 30_000, ...kept });
  const withdraw = async (amount: number) => {
    const smsCode = await operator.code(player.token);
    return operator.act('exchange', { amount, name: 'gcash', accountId: player.accountId, smsCode }, player.token);
  };
  expect(await withdraw(30_100)).toMatchObject({ errcode: 3003, needBet: 45_000 });
  const { orderNo, ...left } = await withdraw(30_000);
  expect(left).toMatchObject({ errcode: 0, coin: 22_500 });
  operator.clock.time += 3_000;
  const status = await operator.call('exchangeStatus', { orderNo }, player.token);
  expect(status).toMatchObject({ timeline: [{}, { status: 1 }] });
  operator.clock.time = Number(until);
  expect(await operator.call('getExchange', {}, player.token)).toMatchObject({ withdrawable: 0, ...kept });
});
