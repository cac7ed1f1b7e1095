import { randomUUID } from 'node:crypto';
import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { diamonds } from '#contract/endpoints/diamonds.ts';
import { goodsTypes } from '#contract/rewards/shop.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { amountOf } from '#sandbox/ledger/ledger.ts';
import { currencyLog } from '#sandbox/ledger/records.ts';
import { dayOf, endOf } from '#sandbox/manila.ts';
import { areasIn } from '#sandbox/places/areas.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { lockSession } from '#sandbox/operator/identity/tokens.ts';
import { charge, checkTopUp, grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct } from '#sandbox/operator/rewards/openActivity.ts';
import { stockOf, take } from '#sandbox/operator/rewards/stock.ts';
import { addressOf, checkedAddress, saveAddress } from '#sandbox/operator/shop/addresses.ts';
import { goodsStock, ordersOf, placeGoodsOrder, settleOrders } from '#sandbox/operator/shop/goodsOrders.ts';
import { checkNum } from './points.ts';
import { checkOpen, coinRate, goodsList, type Ware } from '#sandbox/operator/shop/priceList.ts';

/** A player's daily exchange limit, as a stock of their own. */
const dayStock = (time: number) => ({ name: `coins:${dayOf(time)}`, limit: coinRate.max });

/** Handlers for the diamond shop: money, goods, delivery addresses, and the records. */
export function diamondHandlers(operator: OperatorContext): Group<typeof diamonds> {
  const { db } = operator;

  async function goodsFor(goods: Ware, userId: number) {
    const { stock, bought } = await stockOf(db, operator.rules, goodsStock(goods), userId);
    const needAddress = goods.type === goodsTypes.physical;
    return { ...goods, ...(stock !== undefined && { stock }), bought, needAddress };
  }

  return {
    diamondShopData: async (_, context) => {
      const { userId, time } = context;
      await checkOpen(operator, context);
      await settleOrders(db, userId, time);
      const { bought } = await stockOf(db, operator.rules, dayStock(time), userId);
      return {
        diamond: await amountOf(db, userId, 'diamond'),
        coinRate: { ...coinRate, left: coinRate.max - bought, resetAt: endOf('day', time) },
        goods: await Promise.all(goodsList.map((goods) => goodsFor(goods, userId))),
      };
    },
    diamondExchangeCoin: ({ diamond }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        if (diamond < coinRate.min || diamond % coinRate.step !== 0)
          throw new Refusal(codes.badParameter, `From ${coinRate.min} in steps of ${coinRate.step}`, {
            field: 'diamond',
          });
        await beginAct(trx, operator, context, activityTypes.points);
        await take(trx, operator.rules, dayStock(time), { userId, num: diamond });
        const act = { ref: `exchange:${randomUUID()}`, userId, time, type: 'exchange' } as const;
        const paid = await charge(trx, { ...act, currency: 'diamond', amount: diamond });
        const count = hundredths((diamond / coinRate.diamond) * coinRate.coin);
        const rewards = [{ id: 2001, count }];
        return { ...paid, ...(await grant(trx, { ...act, ref: `${act.ref}:for`, rewards, money: 'reward' })) };
      }),
    diamondExchangeGoods: ({ id, num }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        const goods = goodsList.find((each) => each.id === id);
        if (!goods) throw new Refusal(codes.notFound, 'No such goods', { field: 'id' });
        checkNum(num);
        await beginAct(trx, operator, context, activityTypes.points);
        await checkTopUp(trx, userId);
        const address = goods.type === goodsTypes.physical ? await addressOf(trx, userId) : null;
        if (address === undefined)
          throw new Refusal(codes.conditionUnmet, 'An address comes first', { need: 'address' });
        const booked = goodsStock(goods);
        await take(trx, operator.rules, booked, { userId, num });
        const cost = goods.price * num;
        const orderNo = await placeGoodsOrder(trx, operator.rules, { userId, goodsId: id, num, cost, address, time });
        const act = { ref: `goods:${orderNo}`, userId, time } as const;
        const paid = await charge(trx, { ...act, currency: 'diamond', amount: cost, remark: goods.name });
        const { stock } = await stockOf(trx, operator.rules, booked, userId);
        const answer = { orderNo, ...(stock !== undefined && { stock }), ...paid };
        if (!goods.awards) return answer;
        const rewards = goods.awards.map((award) => ({ id: award.id, count: award.count * num }));
        const goodsAct = {
          ...act,
          ref: `${act.ref}:for`,
          rewards,
          money: 'reward',
          activity: activityTypes.points,
        } as const;
        return { ...answer, ...(await grant(trx, goodsAct)) };
      }),
    shippingAddress: async (_, { userId }) => {
      const address = await addressOf(db, userId);
      return address ? { address } : {};
    },
    addressAreas: async ({ parent }) => ({ list: [...areasIn(parent ?? 0)] }),
    updateAddress: async (input, { userId, token }) => {
      const address = checkedAddress(input);
      return db.transaction().execute(async (trx) => {
        await lockSession(trx, { userId, token });
        await saveAddress(trx, userId, address);
        return { address };
      });
    },
    diamondGoodsExchangeOrderLog: async (paging, { userId, time }) => {
      await settleOrders(db, userId, time);
      return ordersOf(db, userId, paging, time);
    },
    diamondLog: (input, { userId }) => currencyLog(db, userId, 'diamond', input),
  };
}
