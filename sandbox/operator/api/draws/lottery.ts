import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { lottery } from '#contract/endpoints/lottery.ts';
import { props } from '#contract/props.ts';
import { combinations } from '#sandbox/combinations.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Context, Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { holdingsOf } from '#sandbox/operator/rewards/holdings.ts';
import { openActivity } from '#sandbox/operator/rewards/openActivity.ts';
import { stockOf } from '#sandbox/operator/rewards/stock.ts';
import { checkMayPlay, checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import {
  entryNumbers,
  lotteries,
  lotteryOf,
  mostOfOrder,
  mostOfRound,
  products,
  shownPrizes,
} from '#sandbox/operator/lottery/lotteries.ts';
import { boughtIn, buyEntries, entriesIn, moneyOf } from '#sandbox/operator/lottery/orders.ts';
import { drawsOf, lastResultOf, ordersOf, unclaimedBy, winsOf } from '#sandbox/operator/lottery/records.ts';
import { jackpotOf } from '#sandbox/operator/lottery/rounds.ts';
import { roundToShow } from '#sandbox/operator/lottery/roundToShow.ts';

/**
 * Pays an order's prize, once (LO-04). For entries that cost money it is the player's own, and not play: a break, an
 * exclusion or the end of the lottery doesn't withhold it. For entries that cost tickets it is a reward, as the
 * tickets were: it waits for the first deposit and for the end of a break.
 */
async function claim(trx: Trx, { userId, time }: Context, orderNo: string) {
  await lockPlayer(trx, userId);
  const order = await trx
    .selectFrom('lotteryOrders')
    .select(['id', 'coin', 'prize', 'claimedAt'])
    .where('orderNo', '=', orderNo)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!order) throw new Refusal(codes.notFound, 'No such order', { field: 'orderNo' });
  if (order.claimedAt !== null) throw new Refusal(codes.alreadyDone, 'Claimed already');
  if (order.prize === 0) throw new Refusal(codes.conditionUnmet, 'Nothing was won');
  const money = moneyOf(order);
  if (money !== 'own') await checkMayPlay(trx, userId, time);
  await trx.updateTable('lotteryOrders').set({ claimedAt: time }).where('id', '=', order.id).execute();
  const rewards = [{ id: props.coin, count: order.prize }];
  const won = { ref: `lotteryPrize:${orderNo}`, userId, rewards, time, activity: activityTypes.Lottery };
  return grant(trx, { ...won, money, type: 'lotteryPrize' });
}

/**
 * The lotteries for players and visitors. Due rounds are drawn on the next request; while that takes long, they are
 * shown as not drawn yet, their sales are closed, and their entries have won nothing.
 */
export function lotteryHandlers(operator: OperatorContext): Group<typeof lottery> {
  const { db } = operator;
  const drawDue = (time: number) => Promise.all(lotteries.map(({ type }) => roundToShow(operator, type, time)));

  return {
    lotteryInfo: async ({ activityType }, { userId, time }) => {
      if (userId) await checkOffered(db, userId, time);
      openActivity(operator, activityType, time);
      const round = await roundToShow(operator, activityType, time);
      const { name, price } = lotteryOf(activityType);
      const { bought } = await stockOf(db, operator.rules, { name: entriesIn(round.id) }, userId);
      const mine = userId ? bought : 0;
      const lastResult = await lastResultOf(db, userId, activityType);
      const { pick, max } = entryNumbers;
      return {
        activityType,
        name,
        round: round.id,
        drawTime: round.drawTime,
        salesEnd: round.salesEnd,
        nextSales: round.drawTime,
        jackpot: await jackpotOf(db, activityType),
        price,
        myTickets: mine,
        ...(userId && { lottery: (await holdingsOf(db, userId, ['lottery'])).lottery }),
        numbers: entryNumbers,
        most: mostOfOrder,
        left: mostOfRound - mine,
        combinations: combinations(max, pick),
        prizes: shownPrizes,
        ...(lastResult && { lastResult }),
        unclaimed: await unclaimedBy(db, userId),
      };
    },
    lotteryProducts: async (_, { userId, time }) => {
      if (userId) await checkOffered(db, userId, time);
      const runs = (type: number) => operator.written.activities.some(({ activityType }) => activityType === type);
      const list = products
        .filter(({ type }) => runs(type))
        .map(async ({ type, ...product }) => {
          const round = await roundToShow(operator, type, time);
          const { bought } = await stockOf(db, operator.rules, { name: boughtIn(round.id, product) }, userId);
          return { ...product, activityType: type, bought: userId ? bought : 0 };
        });
      return { list: await Promise.all(list) };
    },
    lotteryOrder: async (wanted, context) => {
      await drawDue(context.time);
      return context.once((trx) => buyEntries(trx, operator, wanted, context));
    },
    lotteryOrders: async (which, { userId, time }) => {
      await drawDue(time);
      return ordersOf(db, userId, which);
    },
    lotteryRecords: async (which, { userId, time }) => {
      await drawDue(time);
      return winsOf(db, userId, which);
    },
    lotteryHistory: async (which, { userId, time }) => {
      await roundToShow(operator, which.activityType, time);
      return drawsOf(db, userId, which);
    },
    lotteryClaim: async ({ orderNo }, context) => {
      await drawDue(context.time);
      return context.once((trx) => claim(trx, context, orderNo));
    },
  };
}
