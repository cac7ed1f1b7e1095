import type { Generated, GeneratedAlways } from 'kysely';
import type { WithdrawalState } from '#contract/payouts.ts';
import type { Money } from '#contract/schema.ts';
import type { Json } from './json.ts';

/** Something that money must be staked for: `upTo` is the sum of all needs up to this one, in the order they came. */
export interface Requirements {
  ref: string;
  userId: number;
  kind: string;
  need: Money;
  upTo: Money;
  orderNo: string | null;
  time: number;
}

/** A receiving account; `status` as in `accountStates`. Deleted ones stay, for the withdrawals that went there. */
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

/** A step of a withdrawal, past or still to come. */
export interface Step {
  status: WithdrawalState;
  time: number;
  reason?: string;
}

/** A withdrawal and its way; `settled` once its end has moved the money. */
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

/** `orderNo` is the deposit that a coupon was given to. */
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
}

export interface BindAwards {
  userId: number;
  taskId: number;
  time: number;
}
