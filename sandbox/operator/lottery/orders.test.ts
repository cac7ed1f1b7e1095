import { afterAll, afterEach, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { isPropOf } from '#contract/props.ts';
import { openLotteryTest } from '#sandbox/testing/lotteryTest.ts';
import { grant } from '../rewards/grant.ts';
import { jackpotShare, jackpotStart, mostOfRound, salesEndBefore } from './lotteries.ts';

const operator = await openLotteryTest();
const { info, orders, products, playerWith, holder, buy } = operator;
afterEach(() => operator.switches.reset());
afterAll(() => operator.close());

const { Lottery: daily, WeekendLottery: weekend } = activityTypes;
const hour = 60 * 60_000;
const drawn = [3, 8, 15, 21, 33, 42];

test('a round shows draw, jackpot, price and entries; sales close before the draw (LO-01)', async () => {
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

test('entries cost lottery tickets, and the order lists their numbers (LO-02)', async () => {
  const { token } = await playerWith({ id: 80_001, count: 1 }, { id: 80_002, count: 1 }, { id: 80_003, count: 1 });
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

test('a product costs its stated tickets or own money, up to its limit (LO-02)', async () => {
  const { token } = await playerWith({ id: 80_001, count: 30 }, { id: 2001, count: 30_000 });
  const { list } = await products(token);
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

test('bonus money cannot buy entries (LO-02)', async () => {
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

test('money spent on entries counts towards the player’s stake and loss limits (LO-02)', async () => {
  const { token } = await playerWith({ id: 2001, count: 30_000 });
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
])('numbers that are %s are refused without a charge (V-29)', async (_, numbers) => {
  const { token } = await holder(2);
  expect(await buy(token, { numbers: [numbers] })).toMatchObject({ errcode: 400, field: 'numbers' });
  expect((await info(token)).lottery).toBe(2);
});

test('an order needs an entry and stays within the order and round limits (V-29)', async () => {
  const { token } = await holder(200);
  expect(await buy(token, { num: 0 })).toMatchObject({ errcode: 400, field: 'num' });
  expect(await buy(token, { num: 21 })).toMatchObject({ errcode: 400, field: 'num' });
  expect(await buy(token, { num: 1, numbers: [drawn, drawn] })).toMatchObject({ errcode: 400, field: 'numbers' });
  for (let order = 0; order < 5; order++) expect(await buy(token, { num: 20 })).toMatchObject({ errcode: 0 });
  expect(await buy(token)).toMatchObject({ errcode: 4002, limit: mostOfRound });
  expect(await info(token)).toMatchObject({ left: 0, lottery: 100 });
});

test('after sales close, by operator time, nothing is sold until the next round (LO-05)', async () => {
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

test('the two lotteries have separate rounds, prices and draws (Q-34)', async () => {
  const { token } = await holder(2);
  const { round, price, name } = await info(token, weekend);
  expect([price, name]).toEqual([2, 'Weekend 6/42']);
  expect(await buy(token, { round })).toMatchObject({ errcode: 0, lottery: 0 });
  expect((await info(token)).myTickets).toBe(0);
});
