import { sql } from 'kysely';
import { rechargeStates } from '#contract/deposits.ts';
import { transferTypes } from '../ledger/transferTypes.ts';
import type { MoneyTest } from './moneyTest.ts';
import type { Answer } from './testOperator.ts';

/** The balance of every ledger account, and the sum of its entries. */
export async function ledgerAccounts({ db }: Pick<MoneyTest, 'db'>) {
  const { rows } = await sql<{ userId: number; kind: string; currency: string; balance: number; sum: string }>`
    select accounts.user_id as "userId", accounts.kind, accounts.currency, accounts.balance, coalesce(sum(entries.amount), 0) as sum
    from accounts left join entries on entries.account_id = accounts.id
    group by accounts.id`.execute(db);
  return rows.map((account) => ({ ...account, sum: Number(account.sum) }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** How many transfers of a type changed a player's accounts. */
async function timesOf({ db }: MoneyTest, userId: number, { id }: { id: number }): Promise<number> {
  const entries = await db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .select('entries.id')
    .where('accounts.userId', '=', userId)
    .where('transfers.type', '=', id)
    .execute();
  return entries.length;
}

export type Used = Awaited<ReturnType<typeof usedBy>>;

/** A player's deposits, paid and pending, losses and stakes, hundredths; and the number of bets and coupon payouts. */
export async function usedBy(operator: MoneyTest, userId: number) {
  const { db } = operator;
  const deposits = await db.selectFrom('recharges').selectAll().where('userId', '=', userId).execute();
  const alive = deposits.filter(({ status }) => status === rechargeStates.paid || status === rechargeStates.waiting);
  const rounds = await db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .select(['rounds.bet', 'rounds.win', 'coinAfterRollback'])
    .where('stays.userId', '=', userId)
    .where('coinAfterBet', 'is not', null)
    .execute();
  const held = rounds.filter(({ coinAfterRollback }) => coinAfterRollback === null);
  return {
    deposit: sum(alive.map(({ amount }) => amount)),
    loss: sum(held.map(({ bet, win }) => bet - (win ?? 0))),
    wager: sum(held.map(({ bet }) => bet)),
    bets: await timesOf(operator, userId, transferTypes.bet),
    gifts: await timesOf(operator, userId, transferTypes.coupon),
    bonuses: alive.filter(({ bonus }) => bonus > 0).length,
  };
}

/**
 * Repeats an activity of a player until an answer arrives, so that the two always overlap; reports the use by then.
 */
export async function usedUntil(
  operator: MoneyTest,
  { userId }: { userId: number },
  answer: Promise<Answer>,
  goOn: () => Promise<void>,
) {
  const settled = { yet: false };
  const used = answer.finally(() => (settled.yet = true)).then(() => usedBy(operator, userId));
  while (!settled.yet) await goOn();
  return { response: await answer, used: await used };
}
