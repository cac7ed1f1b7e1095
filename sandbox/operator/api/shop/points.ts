import { randomUUID } from 'node:crypto';
import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { points } from '#contract/endpoints/points.ts';
import { mostAtOnce } from '#contract/rewards/shop.ts';
import { amountOf } from '#sandbox/ledger/ledger.ts';
import { currencyLog } from '#sandbox/ledger/records.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { charge, grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct } from '#sandbox/operator/rewards/openActivity.ts';
import { stockOf, take } from '#sandbox/operator/rewards/stock.ts';
import { earningOf } from '#sandbox/operator/shop/earnedPoints.ts';
import { checkOpen, pointsItems, type PointsItem } from '#sandbox/operator/shop/priceList.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';

const stockName = (id: number) => `points:${id}`;

/** Refuses a count above the maximum of one act. */
export function checkNum(num: number): void {
  if (num < 1 || num > mostAtOnce) throw new Refusal(codes.badParameter, `1 to ${mostAtOnce}`, { field: 'num' });
}

/** Handlers for points: earned by play, exchanged for the shop's items. */
export function pointsHandlers(operator: OperatorContext): Group<typeof points> {
  const { db } = operator;

  async function itemFor(item: PointsItem, userId: number) {
    const { stock, bought } = await stockOf(db, operator.rules, { name: stockName(item.id), ...item }, userId);
    return { ...item, ...(stock !== undefined && { stock }), bought };
  }

  return {
    pointsInfo: async (_, context) => {
      await checkOpen(operator, context);
      const { userId } = context;
      const items = await Promise.all(pointsItems.map((item) => itemFor(item, userId)));
      const points = await amountOf(db, userId, 'points');
      return { points, earn: await earningOf(db, userId), items, turnover: turnoverTimes.reward };
    },
    pointsExchange: ({ id, num }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        const item = pointsItems.find((each) => each.id === id);
        if (!item) throw new Refusal(codes.notFound, 'No such item', { field: 'id' });
        checkNum(num);
        await beginAct(trx, operator, context, activityTypes.points);
        await take(trx, operator.rules, { name: stockName(id), ...item }, { userId, num });
        const act = { ref: `exchange:${randomUUID()}`, userId, time, type: 'exchange' } as const;
        const paid = await charge(trx, { ...act, currency: 'points', amount: item.price * num });
        const rewards = [{ id: item.propId, count: item.count * num }];
        return { ...paid, ...(await grant(trx, { ...act, ref: `${act.ref}:for`, rewards, money: 'reward' })) };
      }),
    pointsLog: (input, { userId }) => currencyLog(db, userId, 'points', input),
  };
}
