import type { Generated, GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';
import type { Currency } from '#sandbox/ledger/currencies.ts';
import type { Json } from './json.ts';

/**
 * A ledger account of a currency: a player's wallet, or one of the house's (then `userId` is 0). `balance` is the sum of
 * its entries: hundredths of money, whole units of other currencies.
 */
export interface Accounts {
  id: GeneratedAlways<number>;
  kind: string;
  userId: number;
  currency: Generated<Currency>;
  balance: Generated<Money>;
}

/** A transfer; `ref` is its unique idempotency key. */
export interface Transfers {
  id: GeneratedAlways<number>;
  ref: string;
  type: number;
  orderNo: string | null;
  remark: string | null;
  time: number;
}

/** One side of a transfer: `amount` signed, `balance` of the account after it. The sides of a transfer sum to zero in each currency. */
export interface Entries {
  id: GeneratedAlways<number>;
  transferId: number;
  accountId: number;
  amount: Money;
  balance: Money;
}

/** The stored outcome of a request with a `requestId`, for idempotency. */
export interface Operations {
  userId: number;
  requestId: string;
  call: string;
  /** A keyed hash of the input; empty where unknown. */
  asked: Generated<string>;
  state: 'begun' | 'done' | 'refused';
  answer: Json<unknown>;
  time: number;
  /** The time after which a copy is refused; null if none was given, so that a copy may arrive at any time. */
  notAfter: number | null;
}
