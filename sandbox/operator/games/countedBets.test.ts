import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { jackpotStands } from '../rewards/jackpotPools.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const amount = 100_000;
/** Timeout for many calls on a busy machine, milliseconds. */
const patience = 30_000;

/** An answer's payload, with or without a `data` wrapper. */
async function told<T>(name: Parameters<MoneyTest['call']>[0], body: object, token: string) {
  const answer = await operator.call(name, body, token);
  return (answer['data'] ?? answer) as T;
}

/** Every figure that depends on counted bets. */
async function earnedBy(token: string) {
  const { vipExp } = await told<Output<'getVipInfo'>>('getVipInfo', {}, token);
  const { list } = await told<Output<'getTaskUser'>>('getTaskUser', {}, token);
  const progressOf = (id: number) => list.find((task) => task.id === id)!.progress;
  const { need } = await told<Output<'loginBonus3User'>>('loginBonus3User', {}, token);
  const { needTyping } = await told<Output<'getJackpotDrawInfo'>>('getJackpotDrawInfo', {}, token);
  const { points } = await told<Output<'pointsInfo'>>('pointsInfo', {}, token);
  const { bet, needBet } = (await operator.call('getExchange', {}, token)) as Record<string, unknown>;
  const { total: jackpots } = await jackpotStands(operator.db);
  const endTime = operator.clock.time;
  const asked = { startTime: endTime - 1_000, endTime, groupBy: 'day' };
  const { validBet } = (await told<Output<'betRecordReport'>>('betRecordReport', asked, token)).total;
  const tasks = [progressOf(3), progressOf(4), progressOf(13)];
  return { vipExp, tasks, signIn: need.betDone, needTyping, points, bet, needBet, jackpots, validBet };
}

async function playerWithRounds() {
  const { token } = await operator.player();
  await operator.deposit(token, 3 * amount);
  const { session } = await operator.sit(token);
  const rounds = [1, 2].map(() => ({ session, roundId: randomUUID() }));
  const before = await earnedBy(token);
  for (const round of rounds) await operator.wallet.bet({ ...round, amount });
  return { token, rounds, before };
}

test(
  'open or returned rounds earn nothing',
  async () => {
    const { token, rounds, before } = await playerWithRounds();
    expect(await earnedBy(token)).toEqual(before);
    for (const round of rounds) await operator.wallet.rollback(round);
    expect(await earnedBy(token)).toEqual(before);
  },
  patience,
);

test(
  'every reward counts a bet when its round is settled',
  async () => {
    const { token, rounds, before } = await playerWithRounds();
    await operator.wallet.win({ ...rounds[0]!, amount: 0 });
    expect(await earnedBy(token)).toEqual({
      vipExp: amount,
      tasks: [1, 20_000, amount],
      signIn: amount,
      needTyping: 0,
      points: 10,
      bet: amount,
      needBet: (before.needBet as number) - amount,
      jackpots: before.jackpots + amount / 100,
      validBet: amount,
    });
  },
  patience,
);

test(
  'a stake counts against a limit when taken and is released when returned (RG-07)',
  async () => {
    const { token, rounds } = await playerWithRounds();
    await operator.limit(token, 'wager', 'day', 3 * amount);
    await operator.limit(token, 'loss', 'day', 3 * amount);
    const used = async () => {
      const { limits } = await told<Output<'selfLimitInfo'>>('selfLimitInfo', {}, token);
      return limits.filter(({ kind }) => kind === 'wager' || kind === 'loss').map((limit) => limit.used);
    };
    expect(await used()).toEqual([2 * amount, 2 * amount]);
    expect(await operator.call('rgSession', {}, token)).toMatchObject({ today: { bet: 2 * amount, net: -2 * amount } });
    await operator.wallet.rollback(rounds[0]!);
    expect(await used()).toEqual([amount, amount]);
  },
  patience,
);
