import { read, write, ofFeature } from '../endpoint.ts';
import { awarded, moved } from '../awards.ts';
import { balance, count, id, int, list, oneOf, optional, record, time, type Infer } from '../schema.ts';

/** A coupon: `kind` and `status` as in `coupons.ts` of the contract, `value` hundredths, or 1/10000 of a deposit for kind 1. */
const coupon = record({
  id,
  propId: id,
  kind: oneOf(1, 2, 3),
  value: int,
  most: optional(balance),
  minAmount: balance,
  expireTime: time,
  status: oneOf(0, 1, 2, 3),
});

export type Coupon = Infer<typeof coupon>;

/** Endpoints for coupons (payloads K). */
export const rewards = ofFeature('coupons', {
  couponList: read(
    'The coupons, or those of one status',
    { status: optional(count) },
    { list: list(coupon) },
    {
      kept: 'user',
      extension: true,
    },
  ),
  couponUse: write('Turns a coupon that needs no deposit (kind 3) into money', { id }, awarded, {
    money: true,
    extension: true,
    spoils: ['couponList', ...moved],
  }),
});
