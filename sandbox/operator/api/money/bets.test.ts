import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CoinEntry } from '#contract/endpoints/money.ts';
import { startOf } from '#sandbox/manila.ts';
import { usualStaffRules } from '#sandbox/operator/context/staffRules.ts';
import { leaveAtMaker } from '#sandbox/operator/money/makerWallets.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import type { Answer } from '#sandbox/testing/testOperator.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const day = 24 * 60 * 60_000;
const pages = { pageNum: 1, pageSize: 20 };
const spanOf = (days: number) => ({ startTime: operator.clock.time - days * day, endTime: operator.clock.time });
const data = ({ data: said }: Answer) => said as Record<string, unknown>;
const report = async (token: string, groupBy: string, days = 30) =>
  data(await operator.call('betRecordReport', { ...spanOf(days), groupBy }, token));
const leave = (userId: number, brandId: number, amount: number) =>
  operator.db
    .transaction()
    .execute((trx) => leaveAtMaker(trx, { ref: randomUUID(), userId, brandId, amount, time: operator.clock.time }));

test('rounds are listed as settled with their win, as open or as returned', async () => {
  const { token } = await operator.player(50_000);
  await operator.stake(token, 5_000, 2_000);
  const { session } = await operator.sit(token);
  await operator.wallet.bet({ session, roundId: 'open', amount: 1_000 });
  await operator.wallet.bet({ session, roundId: 'returned', amount: 3_000 });
  await operator.wallet.rollback({ session, roundId: 'returned' });
  const record = data(await operator.call('betRecord', pages, token));
  expect(record).toMatchObject({ total: 3, sum: { bet: 9_000, win: 2_000, profit: -4_000 } });
  expect(record['list']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ bet: 5_000, validBet: 5_000, win: 2_000, profit: -3_000, status: 1, gameId: 1001 }),
      expect.objectContaining({ roundId: 'open', status: 0 }),
      expect.objectContaining({ roundId: 'returned', validBet: 0, profit: 0, status: 2 }),
    ]),
  );
  operator.clock.time += 60_000;
  const later = data(await operator.call('betRecord', pages, token));
  expect(later['list']).toContainEqual(expect.objectContaining({ roundId: 'open', status: 0 }));
  await operator.wallet.win({ session, roundId: 'open', amount: 0 });
  const lost = data(await operator.call('betRecord', pages, token));
  expect(lost['list']).toContainEqual(expect.objectContaining({ roundId: 'open', win: 0, profit: -1_000, status: 1 }));
  expect(data(await operator.call('betRecord', { ...pages, brandId: 999 }, token))).toMatchObject({ total: 0 });
});

test('the report totals Manila days, game types, deposits and withdrawals', async () => {
  const { token, accountId } = await operator.known(40_000);
  operator.clock.time = Date.UTC(2026, 11, 1, 15, 30);
  await operator.stake(token, 10_000, 4_000);
  operator.clock.time = Date.UTC(2026, 11, 1, 16, 30);
  await operator.stake(token, 10_000, 15_000);
  await operator.deposit(token, 20_000);
  await operator.stake(token, 20_000, 20_000);
  const smsCode = await operator.code(token);
  await operator.act('exchange', { amount: 12_000, name: 'gcash', accountId, smsCode }, token);
  operator.clock.time += 60_000;

  const byDay = await report(token, 'day');
  expect(byDay).toMatchObject({
    list: [
      { key: '2026-12-02', betCount: 2, bet: 30_000, win: 35_000, profit: 5_000 },
      { key: '2026-12-01', betCount: 1, bet: 10_000, win: 4_000, profit: -6_000 },
    ],
    total: { betCount: 3, profit: -1_000 },
    deposit: 20_000,
    withdraw: 12_000,
    netDeposit: 8_000,
    lifetimeNetDeposit: 8_000,
  });
  expect(await report(token, 'gameType')).toMatchObject({ list: [{ key: '1', name: 'Slots', bet: 40_000 }] });
  expect(await operator.call('betRecordReport', { ...spanOf(93), groupBy: 'day' }, token)).toMatchObject({
    code: 400,
    field: 'endTime',
  });
});

test('a statement lists every movement from opening to closing balance', async () => {
  const { token } = await operator.player(40_000);
  operator.clock.time += day;
  const startTime = operator.clock.time;
  await operator.stake(token, 10_000, 4_000);
  await operator.deposit(token, 20_000);
  const endTime = (operator.clock.time += 1);
  const said = data(await operator.call('statement', { startTime, endTime }, token));
  expect(said).toMatchObject({
    opening: 40_000,
    closing: 54_000,
    totals: [
      { typeName: 'Bet', amount: -10_000, count: 1 },
      { typeName: 'Win', amount: 4_000 },
      { typeName: 'Deposit', amount: 20_000 },
    ],
    lifetimeNetDeposit: 20_000,
  });
  const quiet = data(await operator.call('statement', { startTime: endTime + 1, endTime: endTime + 2 }, token));
  expect(quiet).toMatchObject({ opening: 54_000, closing: 54_000, list: [] });
});

/** Books so many movements of nothing on a player's wallet, now. */
const bookMany = (userId: number, many: number) =>
  sql`
  with booked as (
    insert into transfers (ref, type, time)
    select 'many:' || n, 3, ${operator.clock.time}::bigint from generate_series(1, ${many}::int) as n returning id
  )
  insert into entries (transfer_id, account_id, amount, balance)
  select booked.id, accounts.id, 0, 0 from booked, accounts
  where accounts.kind = 'player' and accounts.user_id = ${userId} and accounts.currency = 'coin'`.execute(operator.db);

test('a statement is refused for many movements in several days, never for those of one day (P-06)', async () => {
  const { userId, token } = await operator.player();
  await bookMany(userId, 5_001);
  const startTime = startOf('day', operator.clock.time);
  const ofDay = await operator.call('statement', { startTime, endTime: startTime + day - 1 }, token);
  expect(data(ofDay)).toMatchObject({ opening: 0, closing: 0, totals: [{ amount: 0, count: 5_001 }] });
  expect(data(ofDay)['list']).toHaveLength(5_001);
  const ofTwo = await operator.call('statement', { startTime: startTime - day, endTime: startTime + day - 1 }, token);
  expect(ofTwo).toMatchObject({ code: 400, field: 'startTime' });
});

test('a statement adds up on the day of a withdrawal that came back before midnight', async () => {
  const payout = { ...usualStaffRules.payout, end: 'returned', endAfter: 15_000 } as const;
  operator.rule({ payout });
  const { token, accountId } = await operator.known(50_000);
  const midnight = startOf('day', operator.clock.time) + 3 * day;
  operator.clock.time = midnight - 80_000;
  const smsCode = await operator.code(token);
  const sent = { amount: 20_000, name: 'gcash', accountId, smsCode };
  const { orderNo, ...left } = await operator.act('exchange', sent, token);
  expect(left).toMatchObject({ errcode: 0, coin: 30_000 });
  operator.clock.time = midnight + 5_000;
  const { session } = await operator.sit(token);
  await operator.wallet.bet({ session, roundId: 'after midnight', amount: 1_000 });
  operator.clock.time = midnight + 10_000;
  const statement = async (startTime: number) => {
    const answer = await operator.call('statement', { startTime, endTime: startTime + day - 1 }, token);
    const { opening, closing, list } = data(answer) as { opening: number; closing: number; list: CoinEntry[] };
    expect(closing).toBe(list.reduce((sum, { amount }) => sum + amount, opening));
    return { opening, closing };
  };
  expect(await statement(midnight - day)).toEqual({ opening: 50_000, closing: 30_000 });
  expect(await statement(midnight)).toEqual({ opening: 30_000, closing: 49_000 });
  const returned = { status: 5, time: midnight - 20_000 + payout.endAfter };
  const { timeline } = await operator.call('exchangeStatus', { orderNo }, token);
  expect((timeline as object[]).at(-1)).toMatchObject(returned);
});

test('money held at game providers is recalled, from one or from all', async () => {
  const { token, userId } = await operator.player(50_000);
  for (const [brandId, amount] of [
    [3, 10_000],
    [5, 5_000],
  ] as const)
    await leave(userId, brandId, amount);
  expect(await operator.call('getGameBalances', {}, token)).toMatchObject({
    total: 15_000,
    list: [
      { brandId: 3, name: 'Amihan', balance: 10_000, status: 1 },
      { brandId: 5, balance: 5_000 },
    ],
  });
  expect(await operator.act('retrieveBalance', { brandId: 3 }, token)).toMatchObject({ moved: 10_000, coin: 45_000 });
  const both = await Promise.all([1, 2].map(() => operator.act('retrieveBalance', { brandId: 0 }, token)));
  expect(codesOf(both)).toEqual([0, 404]);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 50_000 });
});

test('money in play stays and names its game; an unavailable provider is asked later', async () => {
  const { token, userId } = await operator.player(50_000);
  const { started } = await operator.sit(token);
  const { brandId, name } = operator.context.catalogue.games.find(({ id }) => id === 1001)!;
  const away = brandId + 1;
  await leave(userId, brandId, 10_000);
  await leave(userId, away, 5_000);
  expect(await operator.act('retrieveBalance', { brandId }, token)).toMatchObject({ errcode: 409, gameName: name });
  operator.rule({ away: [away] });
  expect(await operator.act('retrieveBalance', { brandId: away }, token)).toMatchObject({ errcode: 3007 });
  await operator.act('exitGame', { sessionId: started['sessionId'] }, token);
  expect(await operator.act('retrieveBalance', { brandId: 0 }, token)).toMatchObject({
    moved: 10_000,
    list: [{ brandId: away, status: 0 }],
  });
});
