import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Money } from '#contract/schema.ts';
import type { Trx } from '../db/tables.ts';
import { hundredths } from '../hundredths.ts';
import { Refusal } from '../operator/http/refusal.ts';
import type { Currency } from './currencies.ts';

/** The player of house accounts: nobody. */
export const nobody = 0;

interface Transfer {
  /** The idempotency key. */
  ref: string;
  /** As in `transferTypes` and `houseTransfers`. */
  type: number;
  time: number;
  orderNo?: string;
  remark?: string;
}

/** One side of a transfer: an account, created when first used, and what it gets; negative for what it gives. */
export interface Side {
  kind: string;
  userId: number;
  currency: Currency;
  amount: number;
}

/** Jackpot pools hold money that is owed to winners: unlike other house accounts they are never below zero. */
const poolPrefix = 'pool:';

/**
 * Books a transfer and returns the first account's balance; undefined if `ref` exists already. Throws when the sides of
 * a currency don't sum to zero, and refuses when a player's account or a pool would become negative; then the
 * transaction must be rolled back, at least to a savepoint before the call.
 */
export async function post(
  trx: Trx,
  { orderNo, remark, ...row }: Transfer,
  sides: readonly [Side, ...Side[]],
): Promise<Money | undefined> {
  checkSums(sides);
  const transfer = await trx
    .insertInto('transfers')
    .values({ ...row, orderNo: orderNo ?? null, remark: remark ?? null })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!transfer) return undefined;
  const entries = [];
  for (const side of sides) {
    let account = await add(trx, side);
    if (!account) {
      await open(trx, side);
      account = await add(trx, side);
    }
    if (!account) throw new Refusal(codes.lowBalance, 'Not enough balance');
    const { id: accountId, balance } = account;
    entries.push({ transferId: transfer.id, accountId, amount: hundredths(side.amount), balance });
  }
  await trx.insertInto('entries').values(entries).execute();
  return entries[0]!.balance;
}

function checkSums(sides: readonly Side[]) {
  const sums = new Map<Currency, number>();
  for (const { currency, amount } of sides) {
    if (!Number.isSafeInteger(amount)) throw new TypeError(`${amount} is no whole number of ${currency}`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  for (const [currency, sum] of sums) if (sum !== 0) throw new TypeError(`The sides sum to ${sum} of ${currency}`);
}

/** Adds to an account's balance and locks the row until the transaction ends; undefined when there is none, or it may not become negative. */
function add(trx: Trx, { kind, userId, currency, amount }: Side) {
  const mayOwe = userId === nobody && !kind.startsWith(poolPrefix);
  let account = trx
    .updateTable('accounts')
    .set({ balance: sql<Money>`balance + ${amount}` })
    .where('kind', '=', kind)
    .where('userId', '=', userId)
    .where('currency', '=', currency);
  if (!mayOwe) account = account.where(sql<boolean>`balance + ${amount} >= 0`);
  return account.returning(['id', 'balance']).executeTakeFirst();
}

/**
 * Locks a house account of money until the transaction ends, as a transfer does: transactions that use several must
 * lock them in the same order.
 */
export async function lockHouse(trx: Trx, kind: string): Promise<void> {
  const account = trx.selectFrom('accounts').select('id').where('kind', '=', kind).where('userId', '=', nobody);
  await account.where('currency', '=', 'coin').forUpdate().execute();
}

/** Creates an empty account, unless there is one: an insert that conflicts would use up an id. */
export async function open(trx: Trx, { kind, userId, currency }: Omit<Side, 'amount'>): Promise<void> {
  const known = trx.selectFrom('accounts').select('id').where('kind', '=', kind).where('userId', '=', userId);
  if (await known.where('currency', '=', currency).executeTakeFirst()) return;
  await trx
    .insertInto('accounts')
    .values({ kind, userId, currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
