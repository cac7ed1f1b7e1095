import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { activityTypes } from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { isPropOf } from '#contract/props.ts';
import { grant } from '../rewards/grant.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { jackpotShare, jackpotStart, mostOfRound, salesEndBefore } from './lotteries.ts';
import { setTimes } from './rounds.ts';

const { Lottery: daily, WeekendLottery: weekend } = activityTypes;
const hour = 60 * 60_000;
const pages = { pageNum: 1, pageSize: 20 };

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterEach(() => operator.switches.reset());
afterAll(() => operator.close());

const data = async <T>(answer: Promise<object>) => ((await answer) as { data: T }).data;
const info = (token = '', activityType: number = daily) =>
  data<Output<'lotteryInfo'>>(operator.call('lotteryInfo', { activityType }, token));
const orders = (token: string) => data<Output<'lotteryOrders'>>(operator.call('lotteryOrders', pages, token));
const wins = (token: string) => data<Output<'lotteryRecords'>>(operator.call('lotteryRecords', pages, token));
const history = (token = '') =>
  data<Output<'lotteryHistory'>>(operator.call('lotteryHistory', { ...pages, activityType: daily }, token));

/** A player with props of their own. */
async function player(...rewards: { id: number; count: number }[]) {
  const one = await operator.player();
  const given = { ref: `test:${one.userId}`, userId: one.userId, rewards, time: operator.clock.time };
  await operator.db.transaction().execute((trx) => grant(trx, { ...given, money: 'own' }));
  return one;
}
const holder = (tickets: number) => player({ id: 80_001, count: tickets });

async function buy(
  token: string,
  more: { productId?: number; num?: number; numbers?: number[][]; round?: number } = {},
) {
  const { round } = await info(token);
  return operator.act('lotteryOrder', { round, productId: 0, num: more.numbers?.length ?? 1, ...more }, token);
}
const claim = (token: string, orderNo: unknown) => operator.act('lotteryClaim', { orderNo }, token);

/** Lets the time of the daily draw come. */
async function draw(...numbers: number[]) {
  const { drawTime } = await info();
  operator.switches.force('lottery', numbers);
  operator.clock.time = drawTime;
}

const drawn = [3, 8, 15, 21, 33, 42];

test('LO-01: a round tells its draw, its jackpot, its price and what the player has; sales end before the draw', async () => {
  const { token } = await holder(3);
  const stands = await info(token);
  expect(new Date(stands.drawTime + 8 * hour).toISOString()).toContain('T21:00:00');
  expect(stands).toMatchObject({ salesEnd: stands.drawTime - salesEndBefore, price: 1, myTickets: 0, lottery: 3 });
  expect(stands).toMatchObject({ numbers: { pick: 6, max: 42 }, combinations: 5_245_786, jackpot: jackpotStart });
  expect(stands.prizes).toEqual([
    { matched: 6, ways: 1 },
    { matched: 5, ways: 216, prize: 2_500_000 },
    { matched: 4, ways: 9_450, prize: 80_000 },
    { matched: 3, ways: 142_800, prize: 2_500 },
  ]);
  await buy(token, { num: 2 });
  expect(await info(token)).toMatchObject({ myTickets: 2, lottery: 1, jackpot: jackpotStart + 2 * jackpotShare });
  expect((await info()).lottery).toBeUndefined();
});

test('the last draw is the one that was drawn last, though the clock of QA was put back since', async () => {
  const { time } = operator.clock;
  await draw(1, 2, 3, 4, 5, 6);
  expect((await info()).lastResult!.numbers).toEqual([1, 2, 3, 4, 5, 6]);
  operator.clock.time = time;
  await setTimes(operator, daily, { salesEnd: time, drawTime: time });
  operator.switches.force('lottery', drawn);
  expect((await info()).lastResult!.numbers).toEqual(drawn);
});

test('LO-02: entries cost lottery tickets, whose bundles count as several, and the order has their numbers', async () => {
  const { token } = await player({ id: 80_001, count: 1 }, { id: 80_002, count: 1 }, { id: 80_003, count: 1 });
  expect(isPropOf('lottery', 80_003)).toBe(true);
  expect((await info(token)).lottery).toBe(16);
  const answer = await buy(token, { num: 3, numbers: [[42, 1, 7, 9, 2, 30]] });
  expect(answer).toMatchObject({ errcode: 0, lottery: 13, coin: 0 });
  const tickets = answer['tickets'] as number[][];
  expect(tickets[0]).toEqual([1, 2, 7, 9, 30, 42]);
  for (const ticket of tickets) expect([new Set(ticket).size, ticket.toSorted((a, b) => a - b)]).toEqual([6, ticket]);
  const { list } = await orders(token);
  expect(list).toMatchObject([{ orderNo: answer['orderNo'], numbers: tickets, price: 3, status: 0 }]);
  expect(await buy(token, { num: 14 })).toMatchObject({ errcode: 3001 });
});

test('LO-02: a product costs what it says, in tickets or in money of one’s own, up to its limit', async () => {
  const { token } = await player({ id: 80_001, count: 30 }, { id: 2001, count: 30_000 });
  const { list } = await data<Output<'lotteryProducts'>>(operator.call('lotteryProducts', {}, token));
  expect(list.filter(({ activityType }) => activityType === daily)).toMatchObject([
    { id: 1, num: 6, price: 5, bought: 0 },
    { id: 2, num: 5, price: 0, coin: 5_000, limit: 4 },
  ]);
  expect(await buy(token, { productId: 1 })).toMatchObject({ errcode: 0, lottery: 25, coin: 30_000 });
  expect(await buy(token, { productId: 2, num: 3 })).toMatchObject({ errcode: 0, coin: 15_000 });
  expect(await buy(token, { productId: 2, num: 2 })).toMatchObject({ errcode: 4002, limit: 4 });
  expect(await buy(token, { productId: 3 })).toMatchObject({ errcode: 404, field: 'productId' });
  expect((await info(token)).myTickets).toBe(21);
});

test('LO-02: bonus money buys no entries', async () => {
  const { token, userId } = await operator.player();
  await operator.deposit(token, 20_000);
  const bonus = { ref: `bonus:${userId}`, userId, rewards: [{ id: 2001, count: 9_000 }], time: operator.clock.time };
  await operator.db.transaction().execute((trx) => grant(trx, { ...bonus, money: 'reward' }));
  expect(await buy(token, { productId: 2, num: 4 })).toMatchObject({ errcode: 0, coin: 9_000 });
  const other = await operator.player();
  await operator.deposit(other.token, 20_000);
  await operator.stake(other.token, 18_000);
  const more = { ...bonus, ref: `bonus:${other.userId}`, userId: other.userId };
  await operator.db.transaction().execute((trx) => grant(trx, { ...more, money: 'reward' }));
  expect(await buy(other.token, { productId: 2 })).toMatchObject({ errcode: 3001 });
});

test('LO-02: what entries cost in money counts towards the player’s own limits on stakes and losses', async () => {
  const { token } = await player({ id: 2001, count: 30_000 });
  await operator.limit(token, 'loss', 'day', 10_000);
  expect(await buy(token, { productId: 2, num: 2 })).toMatchObject({ errcode: 0 });
  expect(await buy(token, { productId: 2 })).toMatchObject({ errcode: 5004 });
  expect(await operator.call('rgSession', {}, token)).toMatchObject({ today: { bet: 10_000, win: 0, net: -10_000 } });
});

test.each([
  ['too few', [1, 2, 3, 4, 5]],
  ['one twice', [1, 2, 3, 4, 5, 5]],
  ['beyond the last', [1, 2, 3, 4, 5, 43]],
  ['none', [0, 1, 2, 3, 4, 5]],
])('V-29: numbers that are %s are refused, and nothing is paid', async (_, numbers) => {
  const { token } = await holder(2);
  expect(await buy(token, { numbers: [numbers] })).toMatchObject({ errcode: 400, field: 'numbers' });
  expect((await info(token)).lottery).toBe(2);
});

test('V-29: an order is for at least one entry, and no more than allowed in an order and a round', async () => {
  const { token } = await holder(200);
  expect(await buy(token, { num: 0 })).toMatchObject({ errcode: 400, field: 'num' });
  expect(await buy(token, { num: 21 })).toMatchObject({ errcode: 400, field: 'num' });
  expect(await buy(token, { num: 1, numbers: [drawn, drawn] })).toMatchObject({ errcode: 400, field: 'numbers' });
  for (let order = 0; order < 5; order++) expect(await buy(token, { num: 20 })).toMatchObject({ errcode: 0 });
  expect(await buy(token)).toMatchObject({ errcode: 4002, limit: mostOfRound });
  expect(await info(token)).toMatchObject({ left: 0, lottery: 100 });
});

test('LO-05: when the sales have ended nothing is sold until the next round, by the operator’s time alone', async () => {
  const { token } = await holder(2);
  const { salesEnd, drawTime, round, nextSales } = await info(token);
  expect(nextSales).toBe(drawTime);
  operator.clock.time = salesEnd - 1;
  expect(await buy(token, { round })).toMatchObject({ errcode: 0 });
  operator.clock.time = salesEnd;
  expect(await buy(token, { round })).toMatchObject({ errcode: 423, until: drawTime });
  operator.clock.time = drawTime;
  expect(await buy(token, { round })).toMatchObject({ errcode: 423 });
  expect((await info(token)).round).not.toBe(round);
  expect(await buy(token)).toMatchObject({ errcode: 0, lottery: 0 });
  expect(await buy(token, { round: 9_999_999 })).toMatchObject({ errcode: 404, field: 'round' });
});

test('LO-03, LO-04: the draw decides every entry; orders, wins and past draws say what was matched', async () => {
  const { token } = await holder(5);
  const none = await holder(1);
  const mine = [drawn, [3, 8, 15, 21, 33, 41], [1, 2, 3, 8, 15, 21], [1, 2, 3, 4, 8, 15], [1, 2, 3, 4, 5, 8]];
  await buy(none.token, { numbers: [[1, 2, 4, 5, 6, 7]] });
  const { orderNo } = await buy(token, { numbers: mine });
  const { jackpot, round } = await info(token);
  await draw(...drawn.toReversed());
  const { lastResult, unclaimed } = await info(token);
  const prize = jackpot + 2_500_000 + 80_000 + 2_500;
  expect(lastResult).toMatchObject({ round, numbers: drawn, pool: jackpot, winners: 1, tickets: 5, won: prize });
  expect(lastResult!.best).toEqual({ numbers: drawn, matched: 6, prize: jackpot });
  expect(unclaimed).toBe(prize);
  expect((await orders(token)).list).toMatchObject([{ orderNo, numbers: mine, drawn, prize, status: 2 }]);
  const [win] = (await wins(token)).list;
  expect(win).toMatchObject({ orderNo, drawn, matched: 6, prize, status: 2 });
  expect(win!.entries.map(({ matched }) => matched)).toEqual([6, 5, 4, 3]);
  expect((await history(token)).list[0]).toMatchObject({ round, numbers: drawn, winners: 1, best: { matched: 6 } });
  expect((await history()).list[0]!.best).toBeUndefined();
  expect((await orders(none.token)).list).toMatchObject([{ status: 1, prize: 0 }]);
  expect((await wins(none.token)).list).toEqual([]);
  expect((await info()).jackpot).toBe(jackpotStart);
});

test('LO-04: what was won is paid once, however many ask, in own money, and not to anybody else', async () => {
  const [one, other] = [await holder(2), await holder(1)];
  const { orderNo } = await buy(one.token, { numbers: [[3, 8, 15, 1, 2, 4]] });
  const lost = await buy(one.token, { numbers: [[1, 2, 4, 5, 6, 7]] });
  expect(await claim(one.token, orderNo)).toMatchObject({ errcode: 4002 });
  await draw(...drawn);
  expect(await claim(other.token, orderNo)).toMatchObject({ errcode: 404 });
  const claims = await Promise.all([1, 2, 3].map(() => claim(one.token, orderNo)));
  expect(codesOf(claims)).toEqual([0, 409, 409]);
  const paid = claims.find(({ errcode }) => errcode === 0);
  expect(paid).toMatchObject({ rewards: [{ id: 2001, count: 2_500 }], coin: 2_500 });
  expect(await claim(one.token, lost['orderNo'])).toMatchObject({ errcode: 4002 });
  expect(await operator.call('getExchange', {}, one.token)).toMatchObject({ bonusCoin: 0 });
  expect((await wins(one.token)).list).toMatchObject([{ status: 3 }]);
  expect((await info(one.token)).unclaimed).toBe(0);
});

test('LO-04: several winners share the jackpot in whole hundredths, and what is left over stays in it', async () => {
  const players = [await holder(2), await holder(1)];
  await buy(players[0]!.token, { numbers: [drawn, drawn] });
  await buy(players[1]!.token, { numbers: [drawn] });
  const { jackpot } = await info();
  await draw(...drawn);
  const share = Math.floor(jackpot / 3);
  expect((await info(players[0]!.token)).lastResult).toMatchObject({ winners: 3, won: 2 * share });
  expect((await info(players[1]!.token)).lastResult).toMatchObject({ won: share });
});

test('LO-04: a round is drawn once, however many ask at its time', async () => {
  const { token } = await holder(1);
  const { round } = await info(token);
  await draw();
  const results = await Promise.all(Array.from({ length: 8 }, () => info(token)));
  expect(new Set(results.map(({ lastResult }) => JSON.stringify(lastResult))).size).toBe(1);
  expect(results[0]!.lastResult!.round).toBe(round);
  const { list } = await history();
  expect(list.filter((each) => each.round === round)).toHaveLength(1);
});

test('Q-34: both lotteries have rounds, prices and draws of their own', async () => {
  const { token } = await holder(2);
  const { round, price, name } = await info(token, weekend);
  expect([price, name]).toEqual([2, 'Weekend 6/42']);
  expect(await buy(token, { round })).toMatchObject({ errcode: 0, lottery: 0 });
  expect((await info(token)).myTickets).toBe(0);
});

test('R-14: on a break nothing is shown or sold, yet what was won before is paid; an ended lottery is gone', async () => {
  const { token } = await holder(2);
  const { orderNo } = await buy(token, { numbers: [drawn.with(0, 1)] });
  const { round } = await info(token);
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await operator.call('lotteryInfo', { activityType: daily }, token)).toMatchObject({ code: 5001 });
  expect(await operator.act('lotteryOrder', { round, productId: 0, num: 1 }, token)).toMatchObject({ errcode: 5001 });
  await draw(...drawn);
  expect(await claim(token, orderNo)).toMatchObject({ errcode: 0, coin: 2_500_000 });

  const other = await holder(1);
  const now = await info(other.token);
  const { written } = operator.context;
  operator.context.written = { ...written, activities: [] };
  expect(await operator.call('lotteryInfo', { activityType: daily }, other.token)).toMatchObject({ code: 4001 });
  const late = { round: now.round, productId: 0, num: 1 };
  expect(await operator.act('lotteryOrder', late, other.token)).toMatchObject({ errcode: 4001 });
  operator.context.written = written;
});
