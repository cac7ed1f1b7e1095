import { randomBytes } from 'node:crypto';
import type { Address, GoodsOrder } from '#contract/endpoints/diamonds.ts';
import { deliveryStates as states } from '#contract/rewards/shop.ts';
import { pageOf, type Paging } from '#sandbox/db/paging.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { DeliveryStep } from '#sandbox/db/tables/shop.ts';
import { move } from '#sandbox/ledger/ledger.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { putBack } from '../rewards/stock.ts';
import type { StaffRules } from '../context/staffRules.ts';
import { goodsList } from './priceList.ts';

/** The courier that brings goods. */
const courier = 'Isla Express';

/** The stock name of goods. */
export const goodsStock = (goods: { id: number; stock?: number; limit?: number }) => ({
  name: `goods:${goods.id}`,
  stock: goods.stock,
  limit: goods.limit,
});

interface Ordered {
  userId: number;
  goodsId: number;
  num: number;
  /** Diamonds. */
  cost: number;
  /** Null for goods that are given at once. */
  address: Address | null;
  time: number;
}

/** Places an order, delivered by the current rules, and returns its number. */
export async function placeGoodsOrder(
  trx: Trx,
  { delivery }: Pick<StaffRules, 'delivery'>,
  { address, time, ...order }: Ordered,
): Promise<string> {
  const orderNo = `G${time.toString(36)}${randomBytes(4).toString('hex')}`.toUpperCase();
  const { packAfter, sendAfter, endAfter, end } = delivery;
  const sending: DeliveryStep[] = [
    { status: states.placed, time },
    { status: states.packing, time: time + packAfter },
    ...(end === 'refused' ? [] : [{ status: states.sent, time: time + sendAfter }]),
    { status: states[end], time: time + endAfter },
  ];
  const plan = address ? sending : [{ status: states.done, time }];
  await trx
    .insertInto('goodsOrders')
    .values({
      ...order,
      orderNo,
      address: address && JSON.stringify(address),
      plan: JSON.stringify(plan),
      endsAt: plan.at(-1)!.time,
      createdAt: time,
    })
    .execute();
  return orderNo;
}

/** Ends a player's due orders; refused goods return to the stock, and their diamonds to the player. */
export async function settleOrders(db: Db, userId: number, time: number): Promise<void> {
  const due = (reader: Db) =>
    reader
      .selectFrom('goodsOrders')
      .selectAll()
      .where('userId', '=', userId)
      .where('settled', '=', false)
      .where('endsAt', '<=', time)
      .orderBy('createdAt')
      .execute();
  if ((await due(db)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockPlayer(trx, userId);
    const ended = await due(trx);
    const refused = ended.filter(({ plan }) => plan.at(-1)!.status === states.refused);
    for (const { orderNo } of ended)
      await trx.updateTable('goodsOrders').set({ settled: true }).where('orderNo', '=', orderNo).execute();
    // Locks in the same order as purchases: stocks by id, then accounts.
    for (const { goodsId, num } of refused.toSorted((one, other) => one.goodsId - other.goodsId))
      await putBack(trx, goodsStock({ id: goodsId }).name, { userId, num });
    for (const { orderNo, cost } of refused) {
      const back = { ref: `goodsBack:${orderNo}`, type: 'return', currency: 'diamond', orderNo } as const;
      await move(trx, { ...back, userId, amount: cost, time });
    }
  });
}

/** A player's orders, latest first, with their states at a time; not where those of a person who has left go. */
export async function ordersOf(db: Db, userId: number, paging: Paging, time: number) {
  const rows = db.selectFrom('goodsOrders').selectAll().where('userId', '=', userId).orderBy('createdAt', 'desc');
  const page = await pageOf(rows.orderBy('orderNo'), paging);
  return {
    ...page,
    list: page.list.map(({ orderNo, goodsId, num, cost, address, plan, createdAt, detached }): GoodsOrder => {
      const { status } = plan.findLast((step) => step.time <= time) ?? plan[0]!;
      const shown = detached ? null : address;
      const isOnWay = shown !== null && (status === states.sent || status === states.done);
      return {
        orderNo,
        time: createdAt,
        goodsId,
        name: goodsList.find(({ id }) => id === goodsId)?.name ?? '',
        num,
        cost,
        status,
        ...(isOnWay && { courier, trackNo: `IX${orderNo.slice(-8)}` }),
        ...(shown && { address: shown }),
      };
    }),
  };
}
