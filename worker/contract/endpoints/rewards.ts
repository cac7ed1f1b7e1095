import { read, write } from '../endpoint.ts';
import { holdings } from '../entities.ts';
import { reward } from '../signInReply.ts';
import { balance, count, flag, id, int, list, oneOf, optional, record, time, type Infer } from '../schema.ts';

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

/** A reward for completing a step of the account: `status` 0 to be done, 1 can be claimed, 2 claimed. */
const task = record({
  id,
  kind: oneOf('mobile', 'bank', 'kyc', 'password'),
  done: flag,
  status: oneOf(0, 1, 2),
  awards: list(reward),
});

export type Coupon = Infer<typeof coupon>;
export type BindTask = Infer<typeof task>;

const awarded = { rewards: list(reward), ...holdings };
const moved = ['appUserCoinDetail', 'refreshData', 'getExchange'];

/** Endpoints for coupons and rewards (payloads K). */
export const rewards = {
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
  bindInfo: read(
    'What there is for binding a number, an account, an identity, a password',
    {},
    { list: list(task) },
    {
      wrapped: true,
      kept: 'user',
      extension: true,
    },
  ),
  bindReceive: write('Claims one of them', { id }, awarded, {
    money: true,
    extension: true,
    spoils: ['bindInfo', ...moved],
  }),
};
