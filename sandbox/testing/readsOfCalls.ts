import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { lotteryTypes } from '#contract/rewards/lottery.ts';
import { startOf } from '../manila.ts';
import { placeMember } from '../qa/placeMember.ts';
import { before } from './before/before.ts';
import type { Before } from './before/setup.ts';
import type { MoneyTest } from './moneyTest.ts';
import { rowsReadBy, type Counts } from './rowsRead.ts';
import { prepareSample } from './sampleCalls.ts';
import { samples } from './samples.ts';
import type { Answer } from './testOperator.ts';

/** What a call has read, by table, and its answer. */
export interface Reads {
  call: string;
  counts: Counts;
  answer: Answer;
}

const calls = Object.keys(endpoints) as Name[];
const isPublic = (name: Name) => (endpoints[name] as Endpoint).public === true;

const member = { recharge: 20_000, bet: 100_000 };
/** Stakes by which a player leads a day's ranking. */
const leading = { rounds: 10, bet: 100_000 };
const day = 24 * 60 * 60_000;

/** The setups of calls, with some that reach what the samples don't. */
function setupsOf(operator: MoneyTest): Before {
  const setups = before(operator);
  const span = async () => ({ startTime: operator.clock.time - 30 * day, endTime: operator.clock.time });
  return {
    ...setups,
    modifyBankInfo: async (token, userId) => ({ ...(await setups.modifyBankInfo!(token, userId)), deleted: true }),
    rankReceive: async (token, userId) => {
      await operator.deposit(token, leading.bet);
      for (let round = 0; round < leading.rounds; round++) await operator.stake(token, leading.bet, leading.bet);
      return setups.rankReceive!(token, userId);
    },
    betRecordReport: span,
    statement: span,
  };
}

/** A player with a few rows of their own, and a member with a member, as of yesterday. */
async function seasoned(operator: MoneyTest) {
  const { db, clock } = operator;
  const { token, userId } = await operator.player(100_000);
  await operator.know(userId);
  await operator.account(token);
  await operator.deposit(token, 50_000);
  await operator.stake(token, 20_000, 10_000);
  for (let generation = 0, pid = userId; generation < 2; generation++) {
    const placed = { ...member, pid, time: clock.time };
    pid = await db.transaction().execute((trx) => placeMember(trx, placed));
  }
  await operator.call('feedbackAdd', { ...samples.feedbackAdd, requestId: randomUUID() }, token);
  await operator.call('gameLike', samples.gameLike, token);
  await operator.limit(token, 'deposit', 'month', 1_000_000);
  clock.time += day;
  await operator.stake(token, 10_000, 20_000);
  return token;
}

/** Makes the first request of each contest's period and lottery's round, which reads for all players, once. */
async function beginDay(operator: MoneyTest): Promise<void> {
  const { token } = await operator.player();
  for (const period of [1, 2, 3]) await operator.call('rankInfo', { ...samples.rankInfo, period }, token);
  await operator.call('slotsHackInfo', {}, token);
  for (const activityType of lotteryTypes) await operator.call('lotteryInfo', { activityType }, token);
}

/** What each call reads: as a player, and a public one as a visitor, too; and what a game and the gateway report. */
export async function readsOfCalls(operator: MoneyTest): Promise<Reads[]> {
  const { db, clock } = operator;
  const all: Reads[] = [];
  const measure = async (call: string, send: () => Promise<Answer>) => {
    let answer: Answer = {};
    const counts = await rowsReadBy(db, async () => {
      answer = await send();
    });
    all.push({ call, counts, answer });
  };
  const setups = setupsOf(operator);
  const own = await seasoned(operator);
  let begun = 0;
  for (const name of calls) {
    const { token, request } = await prepareSample(operator, name, setups);
    const today = startOf('day', clock.time);
    if (today !== begun) await beginDay(operator);
    begun = today;
    const isRead = endpoints[name].kind === 'read' && (!setups[name] || 'startTime' in request);
    await measure(name, () => operator.call(name, request, isRead ? own : token));
    if (isPublic(name)) await measure(`${name}, visitor`, () => operator.call(name, request));
  }
  const report = (call: string, sent: () => Promise<unknown>) =>
    measure(call, async () => {
      await sent();
      return { errcode: 0 };
    });
  const { wallet } = operator;
  const { session } = await operator.sit(own);
  await report('a balance', () => wallet.balance({ session }));
  for (const end of ['win', 'rollback'] as const) {
    const round = { session, roundId: randomUUID(), amount: 1_000 };
    await report(`a bet before a ${end}`, () => wallet.bet(round));
    await report(`a ${end}`, () => wallet[end](round));
  }
  const { orderNo } = await operator.order(own, 20_000);
  await report('a payment', () => operator.pay(orderNo, 20_000));
  return all;
}
