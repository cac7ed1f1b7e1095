import { sql } from 'kysely';
import type { Money } from '../../worker/contract/schema.ts';
import type { Db, Trx } from '../db/tables.ts';
import { codes, Refusal } from '../refusal.ts';

/** Why money moved, and whose purse stands on the other side. */
export const transferTypes = {
  deposit: { id: 1, name: 'Deposit', house: 'gateway' },
  bonus: { id: 2, name: 'Deposit bonus', house: 'bonuses' },
  bet: { id: 3, name: 'Bet', house: 'games' },
  win: { id: 4, name: 'Win', house: 'games' },
  rollback: { id: 5, name: 'Bet returned', house: 'games' },
  adjustment: { id: 6, name: 'Adjustment', house: 'adjustments' },
} as const;
type TransferType = keyof typeof transferTypes;

/** The house's own purses: these may go below zero. */
const houses = [...new Set(Object.values(transferTypes).map(({ house }) => house))];

const playerPurse = 'player';
const nobody = 0;

/** A movement into a player's wallet, or out of it when `amount` (hundredths) is negative; `ref` is its name for all time. */
export interface Move {
  ref: string;
  userId: number;
  type: TransferType;
  amount: number;
  time: number;
  orderNo?: string;
  remark?: string;
}

/** Opens the house's purses; repeating it changes nothing. */
export async function openHouses(trx: Trx) {
  const rows = houses.map((kind) => ({ kind, userId: nobody }));
  await trx
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Opens a player's wallet, empty. */
export async function openWallet(trx: Trx, userId: number) {
  await trx.insertInto('accounts').values({ kind: playerPurse, userId }).execute();
}

/** What a player has, in hundredths. */
export async function balanceOf(db: Db, userId: number): Promise<Money> {
  const wallet = db
    .selectFrom('accounts')
    .select('balance')
    .where('kind', '=', playerPurse)
    .where('userId', '=', userId);
  return (await wallet.executeTakeFirstOrThrow()).balance;
}

/**
 * Moves money between a player and the house and answers the player's balance after it. The same `ref` moves once, and
 * a repeat hears the first balance; a balance that would go below zero is refused, and then the transaction must be
 * undone, at least to where it stood before.
 */
export async function move(trx: Trx, { ref, userId, type, amount, time, ...said }: Move): Promise<Money> {
  if (!Number.isSafeInteger(amount)) throw new TypeError(`${amount} is no whole number of hundredths`);
  const { id, house } = transferTypes[type];
  const transfer = await trx
    .insertInto('transfers')
    .values({ ref, type: id, time, orderNo: said.orderNo ?? null, remark: said.remark ?? null })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!transfer) return balanceAfter(trx, ref, userId);

  const wallet = await add(trx, playerPurse, userId, amount);
  if (!wallet) throw new Refusal(codes.insufficient, 'Not enough balance');
  const counter = await add(trx, house, nobody, -amount);
  const sides = [
    { ...wallet, amount },
    { ...counter!, amount: -amount },
  ];
  const entries = sides.map((side) => ({
    transferId: transfer.id,
    accountId: side.id,
    amount: side.amount as Money,
    balance: side.balance,
  }));
  await trx.insertInto('entries').values(entries).execute();
  return wallet.balance;
}

/** Adds to a purse and keeps it locked until the transaction ends; nothing when a player would fall below zero. */
function add(trx: Trx, kind: string, userId: number, amount: number) {
  return trx
    .updateTable('accounts')
    .set({ balance: sql<Money>`balance + ${amount}` })
    .where('kind', '=', kind)
    .where('userId', '=', userId)
    .where(sql<boolean>`(kind <> ${playerPurse} or balance + ${amount} >= 0)`)
    .returning(['id', 'balance'])
    .executeTakeFirst();
}

async function balanceAfter(trx: Trx, ref: string, userId: number): Promise<Money> {
  const { balance } = await trx
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .select('entries.balance')
    .where('transfers.ref', '=', ref)
    .where('accounts.userId', '=', userId)
    .executeTakeFirstOrThrow();
  return balance;
}
