import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { couponsOf, giveCoupon } from './coupons.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

/** A deposit of 500 pesos, which gets a bonus of 25 with tenfold wagering. */
const withBonus = 50_000;

const sheet = (token: string) => operator.call('getExchange', {}, token);
const leave = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);
const rest = (token: string) => operator.act('selfExclude', { type: 1, hours: 24 }, token);
const bar = (token: string) => operator.submit(token, { realName: 'Juan dela Bawal' });
const status = (token: string, orderNo: unknown) =>
  operator.call('rechargeStatus', { orderNo: String(orderNo) }, token);

/** Withdraws with a valid one-time code. */
const withdraw = async ({ token, accountId }: { token: string; accountId: number }, amount: number) =>
  operator.act('exchange', { amount, name: 'gcash', accountId, smsCode: await operator.code(token) }, token);

/** Stakes an amount in a round that stays open. */
async function open(token: string, amount: number) {
  const { session } = await operator.sit(token);
  const round = { session, roundId: randomUUID() };
  await operator.wallet.bet({ ...round, amount });
  return round;
}

describe('exclusions and breaks', () => {
  test('an exclusion forfeits bonus money and pays out own money (S11)', async () => {
    const player = await operator.known();
    await operator.deposit(player.token, withBonus);
    await leave(player.token);
    expect(await sheet(player.token)).toMatchObject({ coin: 50_000, withdrawable: 50_000, needBet: 0, bonusCoin: 0 });
    const { data } = await operator.call('appUserCoinDetail', { pageNum: 1, pageSize: 1 }, player.token);
    expect(data).toMatchObject({ list: [{ typeName: 'Bonus forfeited', amount: -2_500, balance: 50_000 }] });
    expect(await withdraw(player, 50_000)).toMatchObject({ errcode: 0, coin: 0 });
  });

  test('after an exclusion bonus winnings are forfeited, own winnings are not (S11)', async () => {
    const { token } = await operator.player();
    await operator.deposit(token, withBonus);
    await operator.stake(token, 40_000, 0);
    const round = await open(token, 12_500);
    await leave(token);
    await operator.wallet.win({ ...round, amount: 25_000 });
    expect(await sheet(token)).toMatchObject({ coin: 20_000, withdrawable: 20_000 });
  });

  test('after an exclusion returned bonus stakes are forfeited, own stakes are not (S11)', async () => {
    const { token } = await operator.player();
    await operator.deposit(token, withBonus);
    await operator.stake(token, 40_000, 0);
    const round = await open(token, 12_500);
    await leave(token);
    await operator.wallet.rollback(round);
    expect(await sheet(token)).toMatchObject({ coin: 10_000, withdrawable: 10_000 });
  });

  test('on a break the wagering of deposits and bonuses stays unchanged (S11)', async () => {
    const player = await operator.known();
    await operator.deposit(player.token, withBonus);
    const before = await sheet(player.token);
    expect(before).toMatchObject({ withdrawable: 0, needBet: 75_000, bonusCoin: 2_500 });
    await rest(player.token);
    const { withdrawable, needBet, tradeInfo } = before;
    expect(await sheet(player.token)).toMatchObject({ withdrawable, needBet, tradeInfo, bonusCoin: 2_500 });
    expect(await withdraw(player, 10_000)).toMatchObject({ errcode: 3003, needBet: 75_000 });
  });

  test.each([
    ['excluded', leave],
    ['on a break', rest],
    ['barred', bar],
  ])('a deposit settled while its player is %s credits no bonus and keeps its coupon (S11, RG-26)', async (_, stop) => {
    const { token, userId } = await operator.player();
    const coupon = { userId, propId: 1201, value: 1_000, minAmount: 0, expiresAt: operator.clock.time + 999_999 };
    await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
    const { list } = await operator.call('couponList', {}, token);
    const couponId = (list as { id: number }[])[0]!.id;
    const { orderNo } = await operator.order(token, withBonus, { couponId });
    await stop(token);
    await operator.pay(orderNo, withBonus);
    expect(await status(token, orderNo)).toMatchObject({ status: 1, bonus: 0, coin: 50_000 });
    expect(await couponsOf(operator.db, userId, operator.clock.time)).toMatchObject([{ status: 0 }]);
  });
});

test('a coupon’s bonus goes to the deposit that holds it, also if an expired one is paid late (WA-06)', async () => {
  const { token, userId } = await operator.player();
  const coupon = { userId, propId: 1201, value: 1_000, minAmount: 0, expiresAt: operator.clock.time + 9_999_999 };
  await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
  const { list } = await operator.call('couponList', {}, token);
  const couponId = (list as { id: number }[])[0]!.id;
  const amount = 20_000;
  const expired = await operator.order(token, amount, { couponId });
  operator.clock.time += 31 * 60_000;
  const second = await operator.order(token, amount, { couponId });
  expect(second).toMatchObject({ errcode: 0 });
  for (const { orderNo } of [expired, second]) await operator.pay(orderNo, amount);
  expect(await status(token, expired['orderNo'])).toMatchObject({ status: 1, bonus: 0 });
  expect(await status(token, second['orderNo'])).toMatchObject({ status: 1, bonus: 1_000 });
});

test('once no turnover is left a bet stakes own money only (BO-06)', async () => {
  const { token } = await operator.player();
  await operator.deposit(token, withBonus);
  await operator.stake(token, 50_000, 50_000);
  await operator.stake(token, 25_000, 25_000);
  expect(await sheet(token)).toMatchObject({ coin: 52_500, withdrawable: 52_500, needBet: 0 });
  const { session } = await open(token, 52_500);
  const round = operator.db.selectFrom('rounds').select('bonusBet').where('stayId', '=', session);
  expect(await round.executeTakeFirstOrThrow()).toEqual({ bonusBet: 0 });
});

describe('open wagering', () => {
  test('an open all-in round does not clear a bonus’s wagering requirement (S12)', async () => {
    const { token } = await operator.player();
    await operator.deposit(token, withBonus);
    const round = await open(token, 52_500);
    expect(await sheet(token)).toMatchObject({ coin: 0, needBet: 75_000 });
    operator.clock.time += 1;
    await operator.deposit(token, 20_000);
    await operator.wallet.win({ ...round, amount: 105_000 });
    expect(await sheet(token)).toMatchObject({
      coin: 125_000,
      bonusCoin: 5_000,
      needBet: 42_500,
      withdrawable: 100_000,
    });
  });

  test('stakes of open rounds count as funds of a deposit with open wagering (S12)', async () => {
    const { token } = await operator.player();
    await operator.deposit(token, 20_000);
    const rounds = [await open(token, 10_000), await open(token, 9_950)];
    await operator.deposit(token, 20_000);
    expect(await sheet(token)).toMatchObject({ needBet: 40_000 });
    for (const round of rounds) await operator.wallet.rollback(round);
    expect(await sheet(token)).toMatchObject({ needBet: 40_000 });
  });

  test('a pending withdrawal counts as funds of a deposit with open wagering (S12)', async () => {
    const player = await operator.known();
    await operator.deposit(player.token, 20_000);
    await operator.stake(player.token, 10_000, 10_000);
    expect(await withdraw(player, 10_000)).toMatchObject({ errcode: 0, coin: 10_000 });
    await operator.stake(player.token, 9_950, 0);
    await operator.deposit(player.token, 20_000);
    expect(await sheet(player.token)).toMatchObject({ coin: 20_050, needBet: 20_050 });
  });
});

/** Brings a bonus close to the end of its wagering, and stakes the rest in a round that stays open. */
async function almostDone(token: string) {
  await operator.deposit(token, withBonus);
  for (const amount of [50_000, 15_000]) await operator.stake(token, amount, amount);
  expect(await sheet(token)).toMatchObject({ needBet: 10_000 });
  return open(token, 10_000);
}

describe('own and bonus money', () => {
  test('what was withdrawable before a bonus stays withdrawable after it (BO-06)', async () => {
    const player = await operator.known(88_000);
    expect(await sheet(player.token)).toMatchObject({ withdrawable: 88_000 });
    await operator.deposit(player.token, withBonus);
    expect(await sheet(player.token)).toMatchObject({ coin: 140_500, withdrawable: 88_000, needBet: 75_000 });
    expect(await withdraw(player, 88_001)).toMatchObject({ errcode: 3003 });
    expect(await withdraw(player, 88_000)).toMatchObject({ errcode: 0, coin: 52_500 });
  });

  test('own money is staked first, and bonus winnings stay bonus until wagered (BO-06)', async () => {
    const { token } = await operator.player();
    await operator.deposit(token, withBonus);
    await operator.stake(token, 50_000, 0);
    expect(await sheet(token)).toMatchObject({ coin: 2_500, bonusCoin: 2_500, withdrawable: 0, needBet: 25_000 });
    await operator.stake(token, 2_500, 50_000);
    expect(await sheet(token)).toMatchObject({ coin: 50_000, bonusCoin: 50_000, withdrawable: 0, needBet: 22_500 });
    await operator.stake(token, 22_500, 20_000);
    expect(await sheet(token)).toMatchObject({ coin: 47_500, bonusCoin: 0, withdrawable: 47_500, needBet: 0 });
  });

  test('a lost bonus leaves no wagering requirement (BO-06)', async () => {
    const { token } = await operator.player(10_000);
    await operator.deposit(token, withBonus);
    await operator.stake(token, 62_500, 0);
    expect(await sheet(token)).toMatchObject({ coin: 0, needBet: 0, tradeInfo: { list: [] } });
  });

  test('a returned stake restores bonus money (BO-06)', async () => {
    const { token } = await operator.player();
    await operator.deposit(token, withBonus);
    const round = await open(token, 51_000);
    expect(await sheet(token)).toMatchObject({ coin: 1_500, bonusCoin: 1_500 });
    await operator.wallet.rollback(round);
    expect(await sheet(token)).toMatchObject({ coin: 52_500, bonusCoin: 2_500, needBet: 75_000 });
  });

  test('an open round meets no wagering, so a returned bet frees no bonus (BO-06)', async () => {
    const player = await operator.known();
    const round = await almostDone(player.token);
    expect(await sheet(player.token)).toMatchObject({ needBet: 10_000, bonusCoin: 2_500 });
    expect(await operator.act('bindReceive', { id: 2 }, player.token)).toMatchObject({ errcode: 0 });
    await operator.wallet.rollback(round);
    expect(await sheet(player.token)).toMatchObject({ coin: 53_500, needBet: 15_000, bonusCoin: 3_500 });
  });

  test('bonus money cannot enter the safebox (BO-06)', async () => {
    const { token } = await operator.player();
    await operator.deposit(token, withBonus);
    const password = '135790';
    await operator.call('setSafeboxPassword', { password }, token);
    const put = (amount: number) => operator.act('safeboxTransfer', { direction: 1, amount, password }, token);
    expect(await put(50_001)).toMatchObject({ errcode: 3001 });
    expect(await put(50_000)).toMatchObject({ errcode: 0, coin: 2_500 });
    expect(await sheet(token)).toMatchObject({ bonusCoin: 2_500, withdrawable: 0 });
  });

  test('a deposit without its bonus requires only its own wagering (BO-06)', async () => {
    const { token } = await operator.player();
    const { orderNo } = await operator.order(token, withBonus, { noBonus: true });
    await operator.pay(orderNo, withBonus);
    expect(await status(token, orderNo)).toMatchObject({ bonus: 0, coin: 50_000 });
    expect(await sheet(token)).toMatchObject({
      bonusCoin: 0,
      needBet: 50_000,
      tradeInfo: { list: [{ kind: 'deposit' }] },
    });
  });

  test('bonus wagering is shown before and after it is taken (BO-06)', async () => {
    const { token } = await operator.player();
    expect(await sheet(token)).toMatchObject({ turnover: { deposit: 1, bonus: 10, coupon: 10, reward: 5 } });
    const { orderNo } = await operator.order(token, withBonus);
    await operator.pay(orderNo, withBonus);
    expect(await status(token, orderNo)).toMatchObject({ turnover: { deposit: 50_000, bonus: 25_000 } });
  });
});
