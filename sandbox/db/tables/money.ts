import type { Generated, GeneratedAlways } from 'kysely';
import type { WithdrawalState } from '#contract/payouts.ts';
import type { Money } from '#contract/schema.ts';
import type { Json } from './json.ts';

/** A turnover requirement: `need` must be staked, `done` already is. */
export interface Requirements {
  id: GeneratedAlways<number>;
  ref: string;
  userId: number;
  kind: string;
  need: Money;
  done: Generated<Money>;
  orderNo: string | null;
  time: number;
}

/** A receiving account; `status` as in `accountStates`. Deleted ones are kept for their past withdrawals. */
export interface BankAccounts {
  id: GeneratedAlways<number>;
  userId: number;
  bankId: number;
  name: string;
  accountName: string;
  accountNo: string;
  branch: string;
  isDefault: boolean;
  status: number;
  deleted: Generated<boolean>;
  createdAt: number;
}

/** A step of a withdrawal, past or planned. */
export interface Step {
  status: WithdrawalState;
  time: number;
  reason?: string;
}

/** A withdrawal and its plan; `settled` once its end has moved the money. */
export interface Withdrawals {
  orderNo: string;
  userId: number;
  accountId: number;
  name: string;
  accountMasked: string;
  amount: Money;
  fee: Money;
  createdAt: number;
  plan: Json<Step[]>;
  endsAt: number;
  settled: Generated<boolean>;
}

/** A coupon; `orderNo` is the deposit that reserves it. */
export interface Coupons {
  id: GeneratedAlways<number>;
  userId: number;
  propId: number;
  kind: number;
  value: number;
  most: number | null;
  minAmount: Money;
  expiresAt: number;
  orderNo: Generated<string | null>;
  usedAt: Generated<number | null>;
  /** The occasion it was given for, once; null if unknown. */
  ref: Generated<string | null>;
}

export interface BindAwards {
  userId: number;
  taskId: number;
  time: number;
}
