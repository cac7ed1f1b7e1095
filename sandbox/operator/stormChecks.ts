import { sql } from 'kysely';
import { rechargeStates } from '../../worker/contract/limits.ts';
import { transferTypes } from '../ledger/transferTypes.ts';
import type { MoneyTrial } from './moneyTrial.ts';

/** What every purse says it has, and what its entries sum to. */
export async function pursesOf({ db }: MoneyTrial) {
  const { rows } = await sql<{ userId: number; balance: number; sum: string }>`
    select accounts.user_id as "userId", accounts.balance, coalesce(sum(entries.amount), 0) as sum
    from accounts left join entries on entries.account_id = accounts.id
    group by accounts.id`.execute(db);
  return rows.map(({ userId, balance, sum }) => ({ userId, balance, sum: Number(sum) }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The most that a player had deposited, or may yet have, had lost and had staked, when the storm was over, hundredths; and how often a coupon paid. */
export async function usedBy({ db }: MoneyTrial, userId: number) {
  const deposits = await db.selectFrom('recharges').selectAll().where('userId', '=', userId).execute();
  const paid = deposits.filter(({ status }) => status === rechargeStates.paid);
  const rounds = await db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .select(['rounds.bet', 'rounds.win', 'coinAfterRollback'])
    .where('stays.userId', '=', userId)
    .where('coinAfterBet', 'is not', null)
    .execute();
  const held = rounds.filter(({ coinAfterRollback }) => coinAfterRollback === null);
  const gifts = await db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .select('entries.id')
    .where('accounts.userId', '=', userId)
    .where('transfers.type', '=', transferTypes.coupon.id)
    .execute();
  return {
    deposit: sum(paid.map(({ amount }) => amount)),
    loss: sum(held.map(({ bet, win }) => bet - (win ?? 0))),
    wager: sum(held.map(({ bet }) => bet)),
    gifts: gifts.length,
    bonuses: paid.filter(({ bonus }) => bonus > 0).length,
  };
}
