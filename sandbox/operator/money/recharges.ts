import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RechargeType } from '#contract/endpoints/anonymous.ts';
import { rechargeStates } from '#contract/deposits.ts';
import type { Money } from '#contract/schema.ts';
import { pageOf, type Paging } from '#sandbox/db/paging.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { move } from '#sandbox/ledger/ledger.ts';
import type { Span } from '#sandbox/ledger/records.ts';
import { hasDepositedBefore } from '../kyc/former.ts';
import { mayPlay } from '../kyc/mayPlay.ts';
import { giveBonus } from './bonusMoney.ts';
import { redeemHeld } from './coupons.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { forgiveIfBroke, need } from './turnover.ts';

/** How long a deposit can be paid, in milliseconds. */
const orderLife = 30 * 60 * 1_000;

/** A player's all-time deposits without bonuses, in hundredths. */
export async function depositedBy(db: Db, userId: number): Promise<Money> {
  const { total } = await db
    .selectFrom('recharges')
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('total'))
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.paid)
    .executeTakeFirstOrThrow();
  return hundredths(Number(total));
}

/** A unique order number for a deposit. */
const newOrderNo = (time: number) => `D${time.toString(36)}${randomBytes(4).toString('hex')}`.toUpperCase();

/** How the checkout page is opened: in the same window. */
const sameWindow = 2;

export interface NewOrder {
  userId: number;
  channel: RechargeType;
  itemId: number;
  couponId: number;
  amount: Money;
  bonus: number;
  /** The part of the bonus given only if this is the player's first deposit, hundredths. */
  firstBonus: number;
  time: number;
}

/** Inserts a pending deposit order; the gateway supplies the checkout URL later. */
export async function placeOrder(
  trx: Trx,
  { userId, channel, itemId, couponId, amount, bonus, firstBonus, time }: NewOrder,
) {
  const orderNo = newOrderNo(time);
  const expireTime = time + orderLife;
  const row = {
    orderNo,
    userId,
    itemId,
    couponId,
    amount,
    bonus: hundredths(bonus),
    firstBonus: hundredths(firstBonus),
    rechargeTypeId: channel.id,
    channel: channel.name,
  };
  await trx
    .insertInto('recharges')
    .values({ ...row, payUrl: '', createdAt: time, expiresAt: expireTime })
    .execute();
  return { orderNo, payUrl: '', openType: sameWindow, expireTime };
}

/** Voids a pending deposit that the player can't pay: it counts towards no limit, and its coupon is free again. */
export async function voidOrder(trx: Trx, orderNo: string): Promise<void> {
  await trx
    .updateTable('recharges')
    .set({ status: rechargeStates.failed })
    .where('orderNo', '=', orderNo)
    .where('status', '=', rechargeStates.waiting)
    .execute();
}

/** A player's deposits, latest first, optionally of one status. The total is of the paid ones. */
export async function rechargeRecord(
  db: Db,
  userId: number,
  { status, startTime, endTime, ...paging }: Paging & Span & { status?: number | null | undefined },
  time: number,
) {
  let orders = db
    .selectFrom('recharges')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('orderNo');
  if (startTime) orders = orders.where('createdAt', '>=', startTime);
  if (endTime) orders = orders.where('createdAt', '<=', endTime);
  if (status === rechargeStates.waiting) orders = orders.where('expiresAt', '>', time);
  if (status === rechargeStates.expired) orders = orders.where('expiresAt', '<=', time);
  if (typeof status === 'number')
    orders = orders.where('status', '=', status === rechargeStates.expired ? rechargeStates.waiting : status);
  const page = await pageOf(orders, paging);
  const list = page.list.map((order) => {
    const { orderNo, createdAt, amount, bonus, channel, payUrl } = order;
    const current = statusAt(order, time);
    return {
      orderNo,
      time: createdAt,
      amount,
      bonus,
      channel,
      status: current,
      ...(current === rechargeStates.waiting && { payUrl }),
    };
  });
  const sums = await orders
    .clearSelect()
    .clearOrderBy()
    .where('status', '=', rechargeStates.paid)
    .select([
      sql<number | string>`coalesce(sum(amount), 0)`.as('amount'),
      sql<number | string>`coalesce(sum(bonus), 0)`.as('bonus'),
    ])
    .executeTakeFirstOrThrow();
  const sum = { amount: hundredths(Number(sums.amount)), bonus: hundredths(Number(sums.bonus)) };
  return { ...page, list, sum };
}

/** A payment notice from the gateway; `amount` in hundredths. */
export interface Report {
  orderNo: string;
  status: 'paid' | 'failed';
  amount: number;
}

/**
 * Settles a deposit by the gateway's notice: credited once with its bonus, however many copies of the notice arrive.
 * A player who may not play by then gets no bonus, and keeps the coupon; if another deposit was the
 * first, this one gets no first-deposit bonus.
 */
export async function settle(
  trx: Trx,
  { orderNo, status, amount }: Report,
  time: number,
): Promise<'credited' | 'known' | 'unknown' | 'mismatch'> {
  const named = trx.selectFrom('recharges').where('orderNo', '=', orderNo);
  const owner = await named.select('userId').executeTakeFirst();
  if (!owner) return 'unknown';
  await lockPlayer(trx, owner.userId);
  const order = await named.selectAll().forUpdate().executeTakeFirstOrThrow();
  if (order.amount !== amount) return 'mismatch';
  if (order.status === rechargeStates.paid) return 'known';
  const update = (change: { status?: number; paidAt?: number; bonus?: Money; firstBonus?: Money }) =>
    trx.updateTable('recharges').set(change).where('orderNo', '=', orderNo).execute();
  if (status === 'failed') {
    await update({ status: rechargeStates.failed });
    return 'known';
  }
  const isFirst = (await depositedBy(trx, order.userId)) === 0 && !(await hasDepositedBefore(trx, order.userId));
  await update({ status: rechargeStates.paid, paidAt: time });
  await forgiveIfBroke(trx, order.userId);
  const common = { userId: order.userId, time, orderNo, remark: order.channel };
  await move(trx, { ...common, ref: `deposit:${orderNo}`, type: 'deposit', amount: order.amount });
  await need(trx, { ...common, ref: `deposit:${orderNo}`, kind: 'deposit', amount: order.amount });
  const isBarred = !(await mayPlay(trx, order.userId, time));
  const firstBonus = isFirst && !isBarred ? order.firstBonus : hundredths(0);
  const bonus = isBarred ? 0 : (await bonusAtLast(trx, order, time)) - order.firstBonus + firstBonus;
  if (bonus !== order.bonus) await update({ bonus: hundredths(bonus), firstBonus });
  if (bonus > 0) await giveBonus(trx, { ...common, ref: `bonus:${orderNo}`, kind: 'bonus', amount: bonus });
  return 'credited';
}

interface Held {
  orderNo: string;
  amount: number;
  bonus: number;
  couponId: number;
}

/** The final bonus of a paid deposit: less than planned if its coupon was used for another one. */
const bonusAtLast = async (trx: Trx, order: Held, time: number) =>
  order.bonus - (order.couponId ? await redeemHeld(trx, order.couponId, order, time) : 0);

/** A deposit's status at a time: pending becomes expired when its payment period is over. */
export const statusAt = ({ status, expiresAt }: { status: number; expiresAt: number }, time: number) =>
  (status === rechargeStates.waiting && expiresAt <= time ? rechargeStates.expired : status) as 0 | 1 | 2 | 3;
