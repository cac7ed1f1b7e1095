import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { grant } from '../operator/rewards/grant.ts';
import { openMoneyTest } from './moneyTest.ts';

const pages = { pageNum: 1, pageSize: 20 };
const daily = activityTypes.Lottery;

/**
 * A test operator for the daily lottery: players who hold tickets, buy entries and claim, and the messages to them.
 */
export async function openLotteryTest(options: Parameters<typeof openMoneyTest>[0] = {}) {
  const operator = await openMoneyTest(options);
  const { db, clock, switches, call, act } = operator;
  const data = async <T>(answer: Promise<object>) => ((await answer) as { data: T }).data;
  const info = (token = '', activityType: number = daily) =>
    data<Output<'lotteryInfo'>>(call('lotteryInfo', { activityType }, token));

  /** A player with props of their own. */
  async function playerWith(...rewards: { id: number; count: number }[]) {
    const one = await operator.player();
    const given = { ref: `test:${one.userId}`, userId: one.userId, rewards, time: clock.time };
    await db.transaction().execute((trx) => grant(trx, { ...given, money: 'own' }));
    return one;
  }

  return {
    ...operator,
    info,
    playerWith,
    holder: (tickets: number) => playerWith({ id: 80_001, count: tickets }),
    products: (token: string) => data<Output<'lotteryProducts'>>(call('lotteryProducts', {}, token)),
    orders: (token: string) => data<Output<'lotteryOrders'>>(call('lotteryOrders', pages, token)),
    wins: (token: string) => data<Output<'lotteryRecords'>>(call('lotteryRecords', pages, token)),
    history: (token = '') =>
      data<Output<'lotteryHistory'>>(call('lotteryHistory', { ...pages, activityType: daily }, token)),
    async buy(token: string, more: { productId?: number; num?: number; numbers?: number[][]; round?: number } = {}) {
      const { round } = await info(token);
      return act('lotteryOrder', { round, productId: 0, num: more.numbers?.length ?? 1, ...more }, token);
    },
    claim: (token: string, orderNo: unknown) => act('lotteryClaim', { orderNo }, token),
    /** Advances to the daily draw, with these numbers. */
    async draw(...numbers: number[]) {
      const { drawTime } = await info();
      switches.force('lottery', numbers);
      clock.time = drawTime;
    },
  };
}

export type LotteryTest = Awaited<ReturnType<typeof openLotteryTest>>;
