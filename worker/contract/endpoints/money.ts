import { read, write } from '../endpoint.ts';
import {
  amount as moved,
  balance,
  count,
  flag,
  id,
  int,
  json,
  longLine,
  money as amount,
  oneOf,
  optional,
  page,
  record,
  text,
  time,
  type Infer,
  line,
} from '../schema.ts';
import { holdings } from '../entities.ts';
import { paging } from './bounds.ts';

/** A ledger row: `amount` signed, `balance` after it, both hundredths. */
export const coinEntry = record({
  id: int,
  time,
  type: int,
  typeName: text,
  amount,
  balance,
  orderNo: optional(text),
  remark: optional(text),
});

/** A deposit order: `status` as in `rechargeStates`. */
const recharge = record({
  orderNo: text,
  time,
  amount: balance,
  bonus: optional(balance),
  channel: text,
  status: oneOf(0, 1, 2, 3),
  payUrl: optional(text),
});

export type CoinEntry = Infer<typeof coinEntry>;
export type Recharge = Infer<typeof recharge>;

/** Endpoints for deposits and the ledger (spec §7; deposit and its records are extensions). */
export const money = {
  appUserCoinDetail: read(
    'The coin ledger',
    { ...paging, type: optional(count), startTime: optional(time), endTime: optional(time) },
    { ...page(coinEntry), sum: optional(record({ in: balance, out: balance })) },
    { wrapped: true, kept: 'user' },
  ),
  createRecharge: write(
    'A deposit order, and where to pay it',
    {
      rechargeTypeId: id,
      itemId: optional(id),
      amount: moved,
      couponId: optional(id),
      noBonus: optional(flag),
      /** The whole bonus that the player was shown, hundredths; the deposit is refused if it would bring another. */
      bonus: optional(moved),
      returnUrl: longLine,
    },
    { orderNo: text, payUrl: text, openType: optional(int), qr: optional(text), expireTime: optional(time) },
    { money: true, extension: true, spoils: ['rechargeRecord', 'couponList', 'selfLimitInfo'] },
  ),
  rechargeStatus: read(
    'How a deposit stands: 0 waiting, 1 paid, 2 failed, 3 expired',
    { orderNo: line },
    {
      status: oneOf(0, 1, 2, 3),
      amount: balance,
      bonus: optional(balance),
      /** The turnover required for the deposit and for its bonus. */
      turnover: optional(record({ deposit: balance, bonus: balance })),
      ...holdings,
    },
    { kept: 'memory', extension: true },
  ),
  rechargeRecord: read(
    'Deposits so far, and the sum of those paid',
    { ...paging, status: optional(count), startTime: optional(time), endTime: optional(time) },
    { ...page(recharge), sum: optional(record({ amount: balance, bonus: balance })) },
    { wrapped: true, kept: 'user', extension: true },
  ),
  operationStatus: read(
    'What became of an act whose answer never came; what is unknown after `notAfter` is refused from then on',
    { requestId: line, notAfter: optional(time) },
    {
      state: oneOf('unknown', 'done', 'refused'),
      call: optional(text),
      answer: optional(json),
      serverTime: optional(time),
    },
    { extension: true },
  ),
};
