import { afterAll, afterEach, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { codesOf } from '#sandbox/testing/moneyTest.ts';
import { openLotteryTest } from '#sandbox/testing/lotteryTest.ts';
import { jackpotStart } from './lotteries.ts';
import { setTimes } from './rounds.ts';

const operator = await openLotteryTest();
const { info, orders, wins, history, holder, playerWith, buy, claim, draw } = operator;
afterEach(() => operator.switches.reset());
afterAll(() => operator.close());

const daily = activityTypes.Lottery;
const drawn = [3, 8, 15, 21, 33, 42];

test('the last draw is the one drawn last, even after QA set the clock back', async () => {
  const { time } = operator.clock;
  await draw(1, 2, 3, 4, 5, 6);
  expect((await info()).lastResult!.numbers).toEqual([1, 2, 3, 4, 5, 6]);
  operator.clock.time = time;
  await setTimes(operator, daily, { salesEnd: time, drawTime: time });
  operator.switches.force('lottery', drawn);
  expect((await info()).lastResult!.numbers).toEqual(drawn);
});

test('the draw decides every entry; orders, wins and past draws show the matches (LO-03, LO-04)', async () => {
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

/** A player with enough own money for a bundle of entries, which costs ₱50. */
const payer = () => playerWith({ id: 2001, count: 5_000 });
const paidFor = { productId: 2, num: 1 };

test('a win is paid once under concurrent claims, and only to its owner (LO-04)', async () => {
  const [one, other] = [await holder(2), await holder(1)];
  await operator.deposit(one.token, 20_000);
  const { orderNo } = await buy(one.token, { numbers: [[3, 8, 15, 1, 2, 4]] });
  const lost = await buy(one.token, { numbers: [[1, 2, 4, 5, 6, 7]] });
  expect(await claim(one.token, orderNo)).toMatchObject({ errcode: 4002 });
  await draw(...drawn);
  expect(await claim(other.token, orderNo)).toMatchObject({ errcode: 404 });
  const claims = await Promise.all([1, 2, 3].map(() => claim(one.token, orderNo)));
  expect(codesOf(claims)).toEqual([0, 409, 409]);
  const paid = claims.find(({ errcode }) => errcode === 0);
  expect(paid).toMatchObject({ rewards: [{ id: 2001, count: 2_500 }], coin: 22_500 });
  expect(await claim(one.token, lost['orderNo'])).toMatchObject({ errcode: 4002 });
  expect((await wins(one.token)).list).toMatchObject([{ status: 3 }]);
  expect((await info(one.token)).unclaimed).toBe(0);
});

test('a win from paid entries is own money (LO-04)', async () => {
  const { token } = await payer();
  const { orderNo } = await buy(token, { ...paidFor, numbers: [[3, 8, 15, 1, 2, 4]] });
  await draw(...drawn);
  expect((await wins(token)).list[0]).not.toHaveProperty('turnover');
  expect(await claim(token, orderNo)).toMatchObject({ errcode: 0 });
  const won = (await wins(token)).list[0]!.prize;
  expect(await operator.call('getExchange', {}, token)).toMatchObject({ withdrawable: won, bonusCoin: 0, needBet: 0 });
});

test('a free-ticket win has wagering and waits for a deposit and the end of a break (V-32, RG-26)', async () => {
  const { token } = await holder(1);
  const { orderNo } = await buy(token, { numbers: [[3, 8, 15, 1, 2, 4]] });
  expect((await orders(token)).list).toMatchObject([{ turnover: 5 }]);
  await draw(...drawn);
  expect((await wins(token)).list).toMatchObject([{ prize: 2_500, turnover: 5 }]);
  expect(await claim(token, orderNo)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 20_000);
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await claim(token, orderNo)).toMatchObject({ errcode: 5001 });
  operator.clock.time += 25 * 60 * 60_000;
  expect(await claim(token, orderNo)).toMatchObject({ errcode: 0, coin: 22_500 });
  const terms = { bonusCoin: 2_500, needBet: 20_000 + 5 * 2_500 };
  expect(await operator.call('getExchange', {}, token)).toMatchObject(terms);
});

test('winners share the jackpot in whole hundredths, the remainder stays (LO-04)', async () => {
  const players = [await holder(2), await holder(1)];
  await buy(players[0]!.token, { numbers: [drawn, drawn] });
  await buy(players[1]!.token, { numbers: [drawn] });
  const { jackpot } = await info();
  await draw(...drawn);
  const share = Math.floor(jackpot / 3);
  expect((await info(players[0]!.token)).lastResult).toMatchObject({ winners: 3, won: 2 * share });
  expect((await info(players[1]!.token)).lastResult).toMatchObject({ won: share });
});

test('a round is drawn once under concurrent requests (LO-04)', async () => {
  const { token } = await holder(1);
  const { round } = await info(token);
  await draw();
  const results = await Promise.all(Array.from({ length: 8 }, () => info(token)));
  expect(new Set(results.map(({ lastResult }) => JSON.stringify(lastResult))).size).toBe(1);
  expect(results[0]!.lastResult!.round).toBe(round);
  const { list } = await history();
  expect(list.filter((each) => each.round === round)).toHaveLength(1);
});

test('on a break nothing is shown or sold, but earlier wins are paid (R-14)', async () => {
  const { token } = await payer();
  const { orderNo } = await buy(token, { ...paidFor, numbers: [drawn.with(0, 1)] });
  const { round } = await info(token);
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await operator.call('lotteryInfo', { activityType: daily }, token)).toMatchObject({ code: 5001 });
  expect(await operator.act('lotteryOrder', { round, productId: 0, num: 1 }, token)).toMatchObject({ errcode: 5001 });
  await draw(...drawn);
  const claimed = await claim(token, orderNo);
  expect(claimed).toMatchObject({ errcode: 0 });
  expect(Number(claimed['coin'])).toBeGreaterThanOrEqual(2_500_000);

  const other = await holder(1);
  const now = await info(other.token);
  const { written } = operator.context;
  operator.context.written = { ...written, activities: [] };
  expect(await operator.call('lotteryInfo', { activityType: daily }, other.token)).toMatchObject({ code: 4001 });
  const late = { round: now.round, productId: 0, num: 1 };
  expect(await operator.act('lotteryOrder', late, other.token)).toMatchObject({ errcode: 4001 });
  operator.context.written = written;
});
