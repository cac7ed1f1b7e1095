import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '../db/tables.ts';
import { hundredths } from '../hundredths.ts';
import { Refusal } from '../operator/http/refusal.ts';
import { transferTypes, type TransferType } from './transferTypes.ts';

/** Transfer type of a paid withdrawal: it moves money between house accounts alone. */
const payoutType = 15;

/** The house accounts: their balance may be negative. */
const houses = [...new Set(Object.values(transferTypes).flatMap(({ house }) => house ?? [])), 'fees'];

const mainWallet = 'player';
const nobody = 0;

/** A player's ledger account besides the main wallet: the safebox, or the wallet at a game maker. */
export type SubWallet = 'safebox' | `table:${number}`;

/** A credit to a player's wallet, or a debit when `amount` (hundredths) is negative; `ref` is its idempotency key. */
export interface Move {
  ref: string;
  userId: number;
  type: TransferType;
  amount: number;
  time: number;
  orderNo?: string;
  remark?: string;
  /** The counter-account for types without a house account: another wallet of the player's. */
  own?: SubWallet;
}

/** Creates the house accounts, idempotently. */
export async function openHouses(trx: Trx) {
  const rows = houses.map((kind) => ({ kind, userId: nobody }));
  await trx
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Creates a player's wallet, empty. */
export async function openWallet(trx: Trx, userId: number) {
  await trx.insertInto('accounts').values({ kind: mainWallet, userId }).execute();
}

/** The balance of a player's main wallet, or of another one, in hundredths. */
export async function balanceOf(db: Db, userId: number, kind: SubWallet | 'player' = mainWallet): Promise<Money> {
  const account = db.selectFrom('accounts').select('balance').where('kind', '=', kind).where('userId', '=', userId);
  if (kind === mainWallet) return (await account.executeTakeFirstOrThrow()).balance;
  return (await account.executeTakeFirst())?.balance ?? hundredths(0);
}

/**
 * Transfers money between a player's wallet and the house, or another wallet of the player's, and returns the wallet's
 * balance after it. Idempotent by `ref`: a duplicate gets the first balance. Throws when a balance would become
 * negative; then the transaction must be rolled back, at least to a savepoint before the call.
 */
export async function move(trx: Trx, { userId, type, amount, own, ...said }: Move): Promise<Money> {
  if (!Number.isSafeInteger(amount)) throw new TypeError(`${amount} is no whole number of hundredths`);
  const { id, house } = transferTypes[type];
  if (own) await openSubWallet(trx, userId, own);
  const other = own ? { kind: own, userId } : { kind: house!, userId: nobody };
  const wallet = { kind: mainWallet, userId, amount };
  const balance = await post(trx, { ...said, type: id }, [wallet, { ...other, amount: -amount }]);
  return balance ?? balanceAfter(trx, said.ref, userId);
}

/** Pays out a held withdrawal: the net amount to the gateway, the fee to the house. Idempotent by `ref`. */
export async function payOut(
  trx: Trx,
  { amount, fee, ...said }: { ref: string; orderNo: string; amount: number; fee: number; time: number },
): Promise<void> {
  await post(trx, { ...said, type: payoutType }, [
    { kind: 'payouts', userId: nobody, amount: -amount },
    { kind: 'gateway', userId: nobody, amount: amount - fee },
    { kind: 'fees', userId: nobody, amount: fee },
  ]);
}

interface Transfer {
  ref: string;
  type: number;
  time: number;
  orderNo?: string;
  remark?: string;
}

interface Side {
  kind: string;
  userId: number;
  amount: number;
}

/** Inserts a transfer with its entries, which sum to zero, and returns the first account's balance; undefined if `ref` exists already. */
async function post(trx: Trx, { orderNo, remark, ...said }: Transfer, sides: Side[]): Promise<Money | undefined> {
  const transfer = await trx
    .insertInto('transfers')
    .values({ ...said, orderNo: orderNo ?? null, remark: remark ?? null })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!transfer) return undefined;
  const entries = [];
  for (const side of sides) {
    const account = await add(trx, side);
    if (!account) throw new Refusal(codes.lowBalance, 'Not enough balance');
    const { id: accountId, balance } = account;
    entries.push({ transferId: transfer.id, accountId, amount: hundredths(side.amount), balance });
  }
  await trx.insertInto('entries').values(entries).execute();
  return entries[0]!.balance;
}

/** Adds to an account's balance and locks the row until the transaction ends; undefined when a player's would become negative. */
function add(trx: Trx, { kind, userId, amount }: Side) {
  return trx
    .updateTable('accounts')
    .set({ balance: sql<Money>`balance + ${amount}` })
    .where('kind', '=', kind)
    .where('userId', '=', userId)
    .where(sql<boolean>`(user_id = ${nobody} or balance + ${amount} >= 0)`)
    .returning(['id', 'balance'])
    .executeTakeFirst();
}

async function openSubWallet(trx: Trx, userId: number, kind: SubWallet) {
  await trx
    .insertInto('accounts')
    .values({ kind, userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function balanceAfter(trx: Trx, ref: string, userId: number): Promise<Money> {
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
