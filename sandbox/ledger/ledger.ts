import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '../db/tables.ts';
import { hundredths } from '../hundredths.ts';
import type { Currency } from './currencies.ts';
import { nobody, open, post } from './transfer.ts';
import { houseTransfers, transferTypes, type TransferType } from './transferTypes.ts';

const mainWallet = 'player';

/** A player's ledger account besides the main wallet: the safebox, or the wallet at a game maker. */
export type SubWallet = 'safebox' | `table:${number}`;

/** A credit to a player's wallet, or a debit if `amount` is negative; `ref` is its idempotency key. */
export interface Move {
  ref: string;
  userId: number;
  type: TransferType;
  /** Hundredths, or whole units of another currency. */
  amount: number;
  time: number;
  /** Money by default. */
  currency?: Currency;
  orderNo?: string;
  remark?: string;
  /** The counter-account for types without a house account: another wallet of the player's. */
  own?: SubWallet;
}

/** Whether a transfer with this `ref` is booked. */
export const isBooked = async (db: Db, ref: string): Promise<boolean> =>
  (await db.selectFrom('transfers').select('id').where('ref', '=', ref).executeTakeFirst()) !== undefined;

/** Creates an empty wallet for a player. */
export async function openWallet(trx: Trx, userId: number) {
  await open(trx, { kind: mainWallet, userId, currency: 'coin' });
}

/** The balance of one of a player's wallets in a currency. */
async function balanceIn(db: Db, userId: number, kind: string, currency: Currency): Promise<Money> {
  const account = db.selectFrom('accounts').select('balance').where('kind', '=', kind).where('userId', '=', userId);
  return (await account.where('currency', '=', currency).executeTakeFirst())?.balance ?? hundredths(0);
}

/** The balance of a player's main wallet, or of another one, in hundredths. */
export const balanceOf = (db: Db, userId: number, kind: SubWallet | 'player' = mainWallet): Promise<Money> =>
  balanceIn(db, userId, kind, 'coin');

/** A player's amount of a currency: hundredths of money, whole units of the others. */
export const amountOf = (db: Db, userId: number, currency: Currency): Promise<number> =>
  balanceIn(db, userId, mainWallet, currency);

/**
 * Transfers between a player's wallet and the house, or another wallet of the player's, and returns the wallet's balance
 * after it. Idempotent by `ref`: a duplicate gets the first balance. Refuses when a balance would become negative; then
 * the transaction must be rolled back, at least to a savepoint before the call.
 */
export async function move(
  trx: Trx,
  { userId, type, amount, own, currency = 'coin', ...transfer }: Move,
): Promise<Money> {
  const { id, house } = transferTypes[type];
  const other = own ? { kind: own, userId } : { kind: house!, userId: nobody };
  const balance = await post(trx, { ...transfer, type: id }, [
    { kind: mainWallet, userId, currency, amount },
    { ...other, currency, amount: 0 - amount },
  ]);
  return balance ?? balanceAfter(trx, transfer.ref, userId);
}

/** Pays out a held withdrawal: the net amount to the gateway, the fee to the house. Idempotent by `ref`. */
export async function payOut(
  trx: Trx,
  { amount, fee, ...transfer }: { ref: string; orderNo: string; amount: number; fee: number; time: number },
): Promise<void> {
  const side = (kind: string, change: number) => ({ kind, userId: nobody, currency: 'coin' as const, amount: change });
  await post(trx, { ...transfer, type: houseTransfers.payout }, [
    side('payouts', 0 - amount),
    side('gateway', amount - fee),
    side('fees', fee),
  ]);
}

/** The balance of a player's wallet after a transfer that touched it once. */
export async function balanceAfter(trx: Trx, ref: string, userId: number): Promise<Money> {
  const { balance } = await trx
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .select('entries.balance')
    .where('transfers.ref', '=', ref)
    .where('accounts.kind', '=', mainWallet)
    .where('accounts.userId', '=', userId)
    .executeTakeFirstOrThrow();
  return balance;
}
