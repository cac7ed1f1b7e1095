import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { placeBets } from '#sandbox/qa/placeBets.ts';
import { testKeys } from '#sandbox/testing/partnerTest.ts';
import { hashes } from '#sandbox/testing/hashes.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { usualStaffRules, type StaffRules } from '#sandbox/operator/context/staffRules.ts';
import type { Answer } from '#sandbox/testing/testOperator.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const minute = 60_000;
const day = 24 * 60 * minute;

const sheet = (token: string, more: object = {}) => operator.call('getExchange', more, token);
const ends = (end: StaffRules['payout']['end']) => operator.rule({ payout: { ...usualStaffRules.payout, end } });

interface Player {
  token: string;
  accountId: number;
}

/** Withdraws with a valid one-time code. */
const withdraw = async ({ token, accountId }: Player, amount: number, more: object = {}): Promise<Answer> =>
  operator.act('exchange', { amount, name: 'gcash', accountId, smsCode: await operator.code(token), ...more }, token);

test('the form shows withdrawable amount, fees and allowed count in advance', async () => {
  const { token } = await operator.known(50_000);
  expect(await sheet(token)).toMatchObject({
    coin: 50_000,
    withdrawable: 50_000,
    needBet: 0,
    freeTimes: 1,
    withdrawalNumber: 3,
    kycStatus: 2,
    verification: 'otp',
    minAmount: 10_000,
    methods: [{ name: 'gcash', eta: 15 }, { name: 'maya' }, { name: 'grabpay' }, { name: 'bank', eta: 1_440 }],
    tradeInfo: { need: 0, done: 0, list: [] },
    list: [],
  });
});

test('daily count, free withdrawals and fees follow the VIP level (G-03)', async () => {
  const player = await operator.known(1_000_000);
  expect(await sheet(player.token)).toMatchObject({ vip: 0, withdrawTimes: 3, freeTimes: 1, feeRate: 100 });
  const silver = { userId: player.userId, gameId: 1001, amount: 5_000_000, time: operator.clock.time };
  await operator.db.transaction().execute((trx) => placeBets(trx, silver));
  expect(await sheet(player.token)).toMatchObject({
    vip: 2,
    withdrawTimes: 5,
    withdrawalNumber: 5,
    freeTimes: 2,
    feeRate: 80,
    methods: [{ feeRate: 80 }, { feeRate: 80 }, { feeRate: 80 }, { name: 'bank', feeRate: 50 }],
  });
  const fees = [];
  for (let count = 0; count < 3; count++) fees.push((await withdraw(player, 200_000))['fee']);
  expect(fees).toEqual([0, 0, 1_600]);
});

test('a withdrawal is debited at once, then reviewed, sent and paid, with times', async () => {
  const player = await operator.known(50_000);
  const { orderNo, ...said } = await withdraw(player, 20_000);
  expect(said).toMatchObject({ errcode: 0, fee: 0, realAmount: 20_000, withdrawalNumber: 2, coin: 30_000 });
  const start = operator.clock.time;
  const status = () => operator.call('exchangeStatus', { orderNo }, player.token);
  expect(await status()).toMatchObject({ status: 0, timeline: [{ status: 0, time: start }] });
  operator.clock.time = start + 15_000;
  expect(await status()).toMatchObject({
    status: 3,
    accountMasked: '09******567',
    coin: 30_000,
    timeline: [{ status: 0 }, { status: 1, time: start + 2_000 }, { status: 2, time: start + 8_000 }, { status: 3 }],
  });
  expect(await operator.call('refreshData', {}, player.token)).toMatchObject({ coin: 30_000, exchange: 20_000 });
  expect(await sheet(player.token)).toMatchObject({ sum: { amount: 20_000, fee: 0 }, total: 1 });
  expect(await sheet(player.token, { status: 4 })).toMatchObject({ list: [], total: 0 });
});

test.each(['refused', 'returned'] as const)(
  'a %s withdrawal gives a reason and is refunded in full once',
  async (end) => {
    const player = await operator.known(50_000);
    ends(end);
    const { orderNo } = await withdraw(player, 20_000);
    operator.clock.time += minute;
    const both = await Promise.all([1, 2].map(() => operator.call('exchangeStatus', { orderNo }, player.token)));
    for (const said of both)
      expect(said).toMatchObject({ status: end === 'refused' ? 4 : 5, reason: 'The receiving account doesn’t exist' });
    expect(await operator.call('refreshData', {}, player.token)).toMatchObject({ coin: 50_000, exchange: 0 });
    const { data } = await operator.call('appUserCoinDetail', { pageNum: 1, pageSize: 9 }, player.token);
    expect(data).toMatchObject({ list: [{ type: 8, amount: 20_000, orderNo }, { type: 7, amount: -20_000 }, {}] });
  },
);

test.each(['refused', 'returned'] as const)('a %s one uses no daily count or free withdrawal', async (end) => {
  const player = await operator.known(50_000);
  ends(end);
  expect(await withdraw(player, 20_000)).toMatchObject({ fee: 0, withdrawalNumber: 2 });
  expect(await sheet(player.token)).toMatchObject({ withdrawalNumber: 2, freeTimes: 0 });
  operator.clock.time += minute;
  expect(await sheet(player.token)).toMatchObject({ withdrawalNumber: 3, freeTimes: 1 });
  ends('paid');
  expect(await withdraw(player, 20_000)).toMatchObject({ fee: 0, withdrawalNumber: 2 });
  operator.clock.time += minute;
  expect(await sheet(player.token)).toMatchObject({ withdrawalNumber: 2, freeTimes: 0 });
});

test('only a signed gateway notification ends a withdrawal, and only once', async () => {
  const player = await operator.known(50_000);
  ends('never');
  const { orderNo } = await withdraw(player, 20_000);
  const say = async (status: string, key = testKeys.payout) => {
    const body = JSON.stringify({ orderNo, status, reason: 'Account closed' });
    return (await operator.gateway('/webhooks/payout', body, key)).status;
  };
  expect(await say('returned', 'a guess')).toBe(403);
  operator.clock.time += day;
  expect(await operator.call('exchangeStatus', { orderNo }, player.token)).toMatchObject({ status: 2 });
  expect([await say('returned'), await say('paid')]).toEqual([200, 200]);
  expect(await operator.call('exchangeStatus', { orderNo }, player.token)).toMatchObject({
    status: 5,
    reason: 'Account closed',
    coin: 50_000,
  });
});

test('the first of a day is free, later ones cost a fee, a fourth is refused', async () => {
  const player = await operator.known(100_000);
  expect(await withdraw(player, 10_000)).toMatchObject({ fee: 0 });
  expect(await withdraw(player, 10_000)).toMatchObject({ fee: 1_000, realAmount: 9_000 });
  expect(await withdraw(player, 10_000)).toMatchObject({ fee: 1_000, withdrawalNumber: 0 });
  const { errcode, resetAt } = await withdraw(player, 10_000);
  expect(errcode).toBe(3006);
  operator.clock.time = Number(resetAt);
  expect(await withdraw(player, 10_000)).toMatchObject({ errcode: 0, fee: 0 });
});

test('a fee above the confirmed one is refused, and uses up nothing; a lower one is charged (WA-10)', async () => {
  const { token, accountId } = await operator.known(50_000);
  await withdraw({ token, accountId }, 10_000, { fee: 0 });
  const body = { amount: 20_000, name: 'gcash', accountId, smsCode: await operator.code(token) };
  expect(await operator.act('exchange', { ...body, fee: 0 }, token)).toMatchObject({ errcode: 3009, fee: 1_000 });
  expect(await sheet(token)).toMatchObject({ coin: 40_000, withdrawalNumber: 2, total: 1 });
  const charged = { errcode: 0, fee: 1_000, realAmount: 19_000 };
  expect(await operator.act('exchange', { ...body, fee: 1_001 }, token)).toMatchObject(charged);
});

test('deposits leave as far as wagered, and bonus money after ten times wagering', async () => {
  const player = await operator.known();
  await operator.deposit(player.token, 50_000);
  expect(await withdraw(player, 10_000)).toMatchObject({ errcode: 3003, needBet: 75_000 });
  await operator.stake(player.token, 20_000, 20_000);
  expect(await sheet(player.token)).toMatchObject({
    withdrawable: 20_000,
    bonusCoin: 2_500,
    needBet: 55_000,
    tradeInfo: {
      need: 75_000,
      done: 20_000,
      list: [
        { kind: 'deposit', left: 30_000 },
        { kind: 'bonus', left: 25_000 },
      ],
    },
  });
  await operator.stake(player.token, 50_000, 50_000);
  await operator.stake(player.token, 5_000, 0);
  expect(await sheet(player.token)).toMatchObject({ needBet: 0, withdrawable: 47_500 });
  expect(await withdraw(player, 10_000)).toMatchObject({ errcode: 0 });
});

test.each([
  ['below the minimum', { amount: 9_999 }, { errcode: 3002, min: 10_000, max: 5_000_000 }],
  ['above the balance', { amount: 50_001 }, { errcode: 3001 }],
  ['without a code', { smsCode: undefined }, { errcode: 400, field: 'smsCode' }],
  ['with a wrong code', { smsCode: '000000' }, { errcode: 2003, left: 4 }],
  ['by an unknown method', { name: 'cash' }, { errcode: 400, field: 'name' }],
  ['to an account of another kind', { name: 'maya' }, { errcode: 400, field: 'accountId' }],
  ['to an unknown account', { accountId: 0 }, { errcode: 400, field: 'accountId' }],
])('a withdrawal %s is refused and moves nothing', async (_, more, refusal) => {
  const player = await operator.known(50_000);
  expect(await withdraw(player, 10_000, more)).toMatchObject(refusal);
  expect(await sheet(player.token)).toMatchObject({ coin: 50_000, withdrawalNumber: 3, list: [] });
});

test('withdrawing needs a verified identity and an account in the player’s name', async () => {
  const { token, userId } = await operator.player(50_000);
  const accountId = await operator.account(token, { accountName: 'Maria Clara' });
  expect(await withdraw({ token, accountId }, 10_000)).toMatchObject({ errcode: 3004 });
  await operator.know(userId);
  expect(await withdraw({ token, accountId }, 10_000)).toMatchObject({ errcode: 3005, field: 'accountId' });
});

test('wrong codes are counted across separate acts', async () => {
  const player = await operator.known(50_000);
  await operator.code(player.token);
  const guess = () =>
    operator.act(
      'exchange',
      { amount: 10_000, name: 'gcash', accountId: player.accountId, smsCode: '111111' },
      player.token,
    );
  for (const left of [4, 3, 2, 1, 0]) expect(await guess()).toMatchObject({ errcode: 2003, left });
  const right = { amount: 10_000, name: 'gcash', accountId: player.accountId, smsCode: '246810' };
  expect(await operator.act('exchange', right, player.token)).toMatchObject({ errcode: 2003, left: 0 });
});

test('the safebox password confirms a withdrawal where the operator requires it', async () => {
  operator.rule({ verification: 'safebox' });
  const player = await operator.known(50_000);
  const password = '135790';
  expect(await withdraw(player, 10_000, { password })).toMatchObject({ errcode: 403, need: 'password' });
  await operator.call('setSafeboxPassword', { password }, player.token);
  expect(await withdraw(player, 10_000, { password: '135791' })).toMatchObject({ errcode: 3008, left: 4 });
  expect(await withdraw(player, 10_000, { password })).toMatchObject({ errcode: 0 });
});

test('a password that a withdrawal doesn’t need isn’t hashed', async () => {
  const player = await operator.known(50_000);
  await operator.call('setSafeboxPassword', { password: '135790' }, player.token);
  const hashed = hashes();
  expect(await withdraw(player, 10_000, { password: '135790' })).toMatchObject({ errcode: 0 });
  expect(hashes()).toBe(hashed);
});

test('copies of one withdrawal are one, and two at once never overdraw', async () => {
  const player = await operator.known(15_000);
  const requestId = randomUUID();
  const smsCode = await operator.code(player.token);
  const body = { amount: 10_000, name: 'gcash', accountId: player.accountId, smsCode };
  const copies = await Promise.all([1, 2, 3].map(() => operator.act('exchange', { ...body, requestId }, player.token)));
  expect(new Set(copies.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect(
    await operator.act('exchange', { ...body, smsCode: await operator.code(player.token) }, player.token),
  ).toMatchObject({
    errcode: 3001,
  });
  expect(await sheet(player.token)).toMatchObject({ coin: 5_000, total: 1 });
});
