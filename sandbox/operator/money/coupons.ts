import * as codes from '#contract/codes.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import { couponBonus, couponKinds, couponStates } from '#contract/rewards/coupons.ts';
import { rechargeStates } from '#contract/deposits.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * A player's coupons and their states at a time: a coupon reserved for a deposit is held until the deposit is paid or
 * no longer can be.
 */
export async function couponsOf(db: Db, userId: number, time: number): Promise<Coupon[]> {
  const rows = await db
    .selectFrom('coupons')
    .leftJoin('recharges', 'recharges.orderNo', 'coupons.orderNo')
    .select(['coupons.id', 'propId', 'kind', 'value', 'most', 'minAmount', 'coupons.expiresAt', 'usedAt'])
    .select(['recharges.status as paying', 'recharges.expiresAt as payableUntil'])
    .where('coupons.userId', '=', userId)
    .orderBy('coupons.expiresAt')
    .orderBy('coupons.id')
    .execute();
  return rows.map(({ usedAt, paying, payableUntil, expiresAt, ...coupon }) => {
    const held = paying === rechargeStates.waiting && (payableUntil ?? 0) > time;
    const { used, expired, usable, held: waits } = couponStates;
    const status = usedAt !== null ? used : held ? waits : expiresAt <= time ? expired : usable;
    const { most, kind, ...rest } = coupon;
    return {
      ...rest,
      kind: kind as Coupon['kind'],
      expireTime: expiresAt,
      status,
      ...(most !== null && { most: hundredths(most) }),
    };
  });
}

/** A coupon of a locked player that can be used now; throws otherwise. */
async function usableCoupon(trx: Trx, userId: number, id: number, time: number): Promise<Coupon> {
  const coupon = (await couponsOf(trx, userId, time)).find((each) => each.id === id);
  if (!coupon) throw new Refusal(codes.notFound, 'No such coupon', { field: 'couponId' });
  if (coupon.status !== couponStates.usable) throw new Refusal(codes.alreadyDone, 'This coupon can’t be used any more');
  return coupon;
}

/** The bonus that a coupon adds to a deposit of a locked player, hundredths; throws if it adds none. */
export async function bonusOfCoupon(trx: Trx, userId: number, id: number, amount: number, time: number) {
  const bonus = couponBonus(await usableCoupon(trx, userId, id, time), amount);
  if (bonus === 0) throw new Refusal(codes.badParameter, 'Not for this deposit', { field: 'couponId' });
  return bonus;
}

/** Reserves a coupon for a deposit. */
export const holdCoupon = (trx: Trx, id: number, orderNo: string) =>
  trx.updateTable('coupons').set({ orderNo }).where('id', '=', id).execute();

/**
 * Uses the coupon reserved by a paid deposit, and returns the bonus to withhold: a coupon used elsewhere meanwhile
 * adds nothing.
 */
export async function redeemHeld(
  trx: Trx,
  id: number,
  { orderNo, amount }: { orderNo: string; amount: number },
  time: number,
) {
  const coupons = trx.updateTable('coupons').set({ usedAt: time }).where('id', '=', id).where('usedAt', 'is', null);
  if (await coupons.where('orderNo', '=', orderNo).returning('id').executeTakeFirst()) return 0;
  return couponBonus(
    await trx.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    amount,
  );
}

/** The bonus that a deposit has got by its coupon, hundredths. */
export async function redeemedBy(
  db: Db,
  { orderNo, amount, couponId }: { orderNo: string; amount: number; couponId: number },
): Promise<number> {
  if (couponId === 0) return 0;
  const coupons = db.selectFrom('coupons').selectAll().where('id', '=', couponId).where('orderNo', '=', orderNo);
  const used = await coupons.where('usedAt', 'is not', null).executeTakeFirst();
  return used ? couponBonus(used, amount) : 0;
}

/** Uses a coupon that needs no deposit, of a locked player, and returns its value. */
export async function spendCoupon(trx: Trx, userId: number, id: number, time: number): Promise<Money> {
  const { kind, value } = await usableCoupon(trx, userId, id, time);
  if (kind !== couponKinds.give) throw new Refusal(codes.badParameter, 'This coupon is for a deposit', { field: 'id' });
  await trx.updateTable('coupons').set({ usedAt: time }).where('id', '=', id).execute();
  return hundredths(value);
}

interface NewCoupon {
  userId: number;
  propId: number;
  value: number;
  most?: number;
  minAmount: number;
  expiresAt: number;
  /** The occasion it is given for, once. */
  ref?: string;
}

/** The kinds of coupons by their first prop ids (spec §3). */
const kindOf = (propId: number) =>
  propId >= 1_300 ? couponKinds.give : propId >= 1_200 ? couponKinds.fixed : couponKinds.general;

/** Gives a player a coupon, with a `ref` once. */
export async function giveCoupon(trx: Trx, { propId, most, minAmount, ...coupon }: NewCoupon): Promise<void> {
  await trx
    .insertInto('coupons')
    .values({ ...coupon, propId, kind: kindOf(propId), most: most ?? null, minAmount: hundredths(minAmount) })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
}
