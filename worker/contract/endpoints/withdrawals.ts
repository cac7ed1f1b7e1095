import { read, write, ofFeature } from '../endpoint.ts';
import { holdings } from '../entities.ts';
import {
  amount,
  balance,
  count,
  flag,
  id,
  int,
  list,
  oneOf,
  optional,
  record,
  text,
  time,
  line,
  type Infer,
} from '../schema.ts';
import { paging } from './bounds.ts';

const state = oneOf(0, 1, 2, 3, 4, 5);

/**
 * A withdrawal: hundredths, `eta` minutes, `status` as in `withdrawalStates`, the time of each state, a reason where it
 * failed.
 */
const order = {
  orderNo: text,
  time,
  amount: balance,
  fee: balance,
  realAmount: balance,
  name: text,
  accountMasked: text,
  status: state,
  reason: optional(text),
  timeline: list(record({ status: state, time, reason: optional(text) })),
  eta: optional(int),
};
const withdrawal = record(order);

/** A payout method: amounts in hundredths, `feeRate` in 1/10000, `eta` the usual minutes, `status` 1 when open. */
const method = record({
  name: text,
  bankId: id,
  title: text,
  icon: optional(text),
  minAmount: balance,
  maxAmount: balance,
  feeRate: int,
  feeMin: balance,
  eta: int,
  status: int,
  hours: optional(text),
});

/** A turnover requirement of a deposit, a bonus, a coupon or a reward: the stakes required, and those left. */
const requirement = record({ kind: text, need: balance, left: balance, time, orderNo: optional(text) });

export type Withdrawal = Infer<typeof withdrawal>;
export type PayoutMethod = Infer<typeof method>;
export type Requirement = Infer<typeof requirement>;

const perhaps = { pageNum: optional(paging.pageNum), pageSize: optional(paging.pageSize) };

/** Endpoints for withdrawals (spec §7). */
export const withdrawals = ofFeature('withdrawals', {
  getExchange: read(
    'All there is to know before a withdrawal, and the withdrawals so far, page by page',
    { ...perhaps, status: optional(count), startTime: optional(time), endTime: optional(time) },
    {
      ...holdings,
      withdrawable: balance,
      needBet: balance,
      /** How much of `coin` is bonus money, which can't be withdrawn before the bonuses' turnover is met. */
      bonusCoin: optional(balance),
      /** How many times each kind of credit must be staked. */
      turnover: optional(record({ deposit: int, bonus: int, coupon: int, reward: int })),
      bet: balance,
      freeTimes: int,
      withdrawalNumber: int,
      /** Withdrawals a day at the player's VIP level, which also sets fees and free withdrawals (checklist G-03). */
      withdrawTimes: optional(int),
      vip: optional(int),
      feeRate: int,
      minAmount: balance,
      maxAmount: balance,
      kycRequired: flag,
      kycStatus: oneOf(0, 1, 2, 3),
      verification: oneOf('otp', 'safebox'),
      methods: list(method),
      tradeInfo: record({ need: balance, done: balance, list: list(requirement) }),
      list: list(withdrawal),
      pages: int,
      total: optional(int),
      sum: optional(record({ amount: balance, fee: balance, realAmount: balance })),
    },
    { kept: 'user' },
  ),
  exchange: write(
    'A withdrawal to one of the player’s accounts, proved by a code or the safebox password; it can’t be taken back',
    {
      amount,
      /** The fee that the player confirmed, hundredths; a higher one is refused. */
      fee: optional(amount),
      name: line,
      accountId: id,
      smsCode: optional(line),
      password: optional(line),
    },
    {
      orderNo: text,
      fee: balance,
      realAmount: balance,
      eta: optional(int),
      withdrawalNumber: int,
      ...holdings,
    },
    { money: true, spoils: ['getExchange', 'appUserCoinDetail', 'refreshData', 'statement', 'betRecordReport'] },
  ),
  exchangeStatus: read(
    'How a withdrawal stands',
    { orderNo: line },
    { ...order, ...holdings },
    {
      kept: 'memory',
      extension: true,
    },
  ),
});
