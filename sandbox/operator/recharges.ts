import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RechargeType } from '../../worker/contract/endpoints/anonymous.ts';
import { rechargeStates } from '../../worker/contract/limits.ts';
import type { Money } from '../../worker/contract/schema.ts';
import { pageOf, type Paging } from '../db/paging.ts';
import type { Db, Trx } from '../db/tables.ts';
import { hundredths } from '../hundredths.ts';
import { move } from '../ledger/ledger.ts';

/** How long a deposit can be paid, in milliseconds. */
const orderLife = 30 * 60 * 1_000;

/** All that a player has ever deposited, bonuses not counted, in hundredths. */
export async function depositedBy(db: Db, userId: number): Promise<Money> {
  const { total } = await db
    .selectFrom('recharges')
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('total'))
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.paid)
    .executeTakeFirstOrThrow();
  return hundredths(Number(total));
}

/** A name for a deposit that no other has. */
const newOrderNo = (time: number) => `D${time.toString(36)}${randomBytes(4).toString('hex')}`.toUpperCase();

/** How the payment page is opened: in the same window. */
const sameWindow = 2;

export interface NewOrder {
  userId: number;
  channel: RechargeType;
  itemId: number;
  amount: Money;
  bonus: number;
  time: number;
}

/** Writes down a deposit that waits to be paid; where to pay it is the gateway's to say. */
export async function placeOrder(trx: Trx, { userId, channel, itemId, amount, bonus, time }: NewOrder) {
  const orderNo = newOrderNo(time);
  const expireTime = time + orderLife;
  const row = {
    orderNo,
    userId,
    itemId,
    amount,
    bonus: hundredths(bonus),
    rechargeTypeId: channel.id,
    channel: channel.name,
  };
  await trx
    .insertInto('recharges')
    .values({ ...row, payUrl: '', createdAt: time, expiresAt: expireTime })
    .execute();
  return { orderNo, payUrl: '', openType: sameWindow, expireTime };
}

/** A player's deposits, the latest first; of one status, when it is given. */
export async function rechargeRecord(
  db: Db,
  userId: number,
  { status, ...paging }: Paging & { status?: number | null | undefined },
  time: number,
) {
  let orders = db
    .selectFrom('recharges')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('orderNo');
  if (status === rechargeStates.waiting) orders = orders.where('expiresAt', '>', time);
  if (status === rechargeStates.expired) orders = orders.where('expiresAt', '<=', time);
  if (typeof status === 'number')
    orders = orders.where('status', '=', status === rechargeStates.expired ? rechargeStates.waiting : status);
  const page = await pageOf(orders, paging);
  const list = page.list.map((order) => {
    const { orderNo, createdAt, amount, bonus, channel, payUrl } = order;
    const standing = statusAt(order, time);
    return {
      orderNo,
      time: createdAt,
      amount,
      bonus,
      channel,
      status: standing,
      ...(standing === rechargeStates.waiting && { payUrl }),
    };
  });
  return { ...page, list };
}

/** What the payment gateway reports of a deposit; `amount` in hundredths. */
export interface Report {
  orderNo: string;
  status: 'paid' | 'failed';
  amount: number;
}

/** What became of a report: a deposit is credited once, with its bonus, however often the gateway says so. */
export async function settle(
  trx: Trx,
  { orderNo, status, amount }: Report,
  time: number,
): Promise<'credited' | 'known' | 'unknown' | 'mismatch'> {
  const order = await trx
    .selectFrom('recharges')
    .selectAll()
    .where('orderNo', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return 'unknown';
  if (order.amount !== amount) return 'mismatch';
  if (order.status === rechargeStates.paid) return 'known';
  const update = (to: number) =>
    trx.updateTable('recharges').set({ status: to }).where('orderNo', '=', orderNo).execute();
  if (status === 'failed') {
    await update(rechargeStates.failed);
    return 'known';
  }
  await update(rechargeStates.paid);
  const said = { userId: order.userId, time, orderNo, remark: order.channel };
  await move(trx, { ...said, ref: `deposit:${orderNo}`, type: 'deposit', amount: order.amount });
  if (order.bonus > 0) await move(trx, { ...said, ref: `bonus:${orderNo}`, type: 'bonus', amount: order.bonus });
  return 'credited';
}

/** Where a deposit stands at a time: one that nobody paid in time has expired. */
export const statusAt = ({ status, expiresAt }: { status: number; expiresAt: number }, time: number) =>
  (status === rechargeStates.waiting && expiresAt <= time ? rechargeStates.expired : status) as 0 | 1 | 2 | 3;
