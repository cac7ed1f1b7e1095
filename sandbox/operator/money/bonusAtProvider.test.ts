import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { leaveAtMaker } from './makerWallets.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

/** A deposit of 500 pesos, which gets a bonus of 25 with tenfold wagering. */
const withBonus = 50_000;

const sheet = (token: string) => operator.call('getExchange', {}, token);
const leave = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);

/** Moves this amount to a game maker's own wallet. */
const leaveAt = (userId: number, amount: number) =>
  operator.db
    .transaction()
    .execute((trx) => leaveAtMaker(trx, { ref: randomUUID(), userId, brandId: 3, amount, time: operator.clock.time }));
const bringBack = (token: string) => operator.act('retrieveBalance', { brandId: 3 }, token);

test('bonus money held at a game provider is kept and returned as bonus money (BO-06)', async () => {
  const player = await operator.known();
  await operator.deposit(player.token, withBonus);
  await leaveAt(player.userId, 52_500);
  expect(await sheet(player.token)).toMatchObject({ coin: 0, bonusCoin: 0, needBet: 75_000 });
  expect(await operator.act('bindReceive', { id: 2 }, player.token)).toMatchObject({ errcode: 0 });
  await bringBack(player.token);
  expect(await sheet(player.token)).toMatchObject({ coin: 53_500, bonusCoin: 3_500, needBet: 80_000, withdrawable: 0 });
});

test('own money is staked first while bonus money is held at a provider (BO-06)', async () => {
  const player = await operator.player();
  await operator.deposit(player.token, withBonus);
  await leaveAt(player.userId, 51_500);
  expect(await sheet(player.token)).toMatchObject({ coin: 1_000, bonusCoin: 1_000 });
  await operator.stake(player.token, 600, 0);
  await bringBack(player.token);
  expect(await sheet(player.token)).toMatchObject({ coin: 51_900, bonusCoin: 1_900 });
});

test('an exclusion forfeits bonus money at a provider too (S11)', async () => {
  const player = await operator.player();
  await operator.deposit(player.token, withBonus);
  await leaveAt(player.userId, 52_000);
  await leave(player.token);
  expect(await sheet(player.token)).toMatchObject({ coin: 0, bonusCoin: 0 });
  expect(await bringBack(player.token)).toMatchObject({ errcode: 0, moved: 50_000, coin: 50_000 });
});
