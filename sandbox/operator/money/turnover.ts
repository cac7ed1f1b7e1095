import { sql } from 'kysely';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { openStakes } from './openStakes.ts';

/** How often each kind of credit must be staked before withdrawal (turnover multiplier). */
export const turnoverTimes = { deposit: 1, bonus: 10, coupon: 10, reward: 5 } as const;

/** The turnover that a deposit and its bonus require, hundredths. */
export const turnoverOfDeposit = ({ amount, bonus }: { amount: number; bonus: number }) => ({
  deposit: hundredths(amount * turnoverTimes.deposit),
  bonus: hundredths(bonus * turnoverTimes.bonus),
});

/** Remaining turnover below this is forgiven, hundredths. */
export const negligible = 100;

export interface Needed {
  ref: string;
  userId: number;
  kind: keyof typeof turnoverTimes;
  amount: number;
  time: number;
  orderNo?: string;
}

/** Adds a turnover requirement. */
export async function need(trx: Trx, { ref, userId, kind, amount, time, orderNo }: Needed): Promise<void> {
  const row = { ref, userId, kind, need: hundredths(amount * turnoverTimes[kind]), time, orderNo: orderNo ?? null };
  await trx.insertInto('requirements').values(row).execute();
}

/** A player's requirements in the order in which stakes meet them: deposits before bonuses, each the earliest first. */
const requirementsOf = (db: Db, userId: number) =>
  db
    .selectFrom('requirements')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy(sql`kind <> 'deposit'`)
    .orderBy('id');

const openRequirements = (db: Db, userId: number) => requirementsOf(db, userId).whereRef('done', '<', 'need');

/** Adds to what is done of some requirements, by their ids, in one statement. */
async function meet(trx: Trx, counted: ReadonlyMap<number, number>): Promise<void> {
  if (counted.size === 0) return;
  const more = [...counted].map(([id, amount]) => sql`when ${id}::bigint then ${amount}::bigint`);
  await trx
    .updateTable('requirements')
    .set({ done: sql`done + case id ${sql.join(more, sql` `)} end` })
    .where('id', 'in', [...counted.keys()])
    .execute();
}

/**
 * Counts the settled bet of a locked player's round as turnover towards what was required when it was placed. Its part
 * of bonus money meets no deposit's requirement, or a deposit in the safebox could be staked by its bonus.
 */
export async function countBet(
  trx: Trx,
  userId: number,
  { bet, bonusBet, at }: { bet: number; bonusBet: number; at: number },
): Promise<void> {
  await addBet(trx, userId, bet);
  const met = new Map<number, number>();
  let [left, own] = [bet, bet - bonusBet];
  for (const each of await openRequirements(trx, userId).where('time', '<=', at).execute()) {
    const counted = Math.min(each.kind === 'deposit' ? own : left, each.need - each.done);
    if (counted > 0) met.set(each.id, counted);
    left -= counted;
    if (each.kind === 'deposit') own -= counted;
  }
  await meet(trx, met);
}

async function addBet(trx: Trx, userId: number, bet: number) {
  await trx
    .updateTable('users')
    .set({ bet: sql`bet + ${bet}` })
    .where('id', '=', userId)
    .execute();
}

/** Ends a player's requirements: all of them, or those of bonuses. */
export async function waive(trx: Trx, userId: number, which: 'all' | 'bonuses'): Promise<void> {
  let open = trx
    .updateTable('requirements')
    .set({ done: sql`need` })
    .where('userId', '=', userId);
  if (which === 'bonuses') open = open.where('kind', '<>', 'deposit');
  await open.whereRef('done', '<', 'need').execute();
}

/**
 * Forgives the remaining turnover of a player with almost no money left, so that it doesn't hold back the next
 * deposit. Stakes of open rounds and withdrawals in progress are money, too.
 */
export async function forgiveIfBroke(trx: Trx, userId: number): Promise<void> {
  const wallets = await trx
    .selectFrom('accounts')
    .select(sql<number | string>`coalesce(sum(balance), 0)`.as('total'))
    .where('userId', '=', userId)
    .where('currency', '=', 'coin')
    .executeTakeFirstOrThrow();
  const leaving = await trx
    .selectFrom('withdrawals')
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('total'))
    .where('userId', '=', userId)
    .where('settled', '=', false)
    .executeTakeFirstOrThrow();
  const funds = Number(wallets.total) + Number(leaving.total) + (await openStakes(trx, userId)).bet;
  if (funds < negligible) await waive(trx, userId, 'all');
}

/** A player's remaining turnover requirements of deposits, of bonuses, or of both: hundredths, in the order in which they are met. */
export async function turnoverOf(
  db: Db,
  userId: number,
  { deposits, bonuses }: { deposits: boolean; bonuses: boolean },
) {
  const open = await openRequirements(db, userId).execute();
  const list = open
    .filter(({ kind }) => (kind === 'deposit' ? deposits : bonuses))
    .map(({ kind, need: whole, done, time, orderNo }) => {
      const left = hundredths(whole - done);
      return { kind, need: whole, left, time, ...(orderNo && { orderNo }) };
    });
  const sum = (of: 'need' | 'left', kept = list) => hundredths(kept.reduce((total, each) => total + each[of], 0));
  const ofDeposits = sum(
    'left',
    list.filter(({ kind }) => kind === 'deposit'),
  );
  return { left: sum('left'), need: sum('need'), ofDeposits, list };
}

/** Whether turnover of a bonus is left. */
export async function owesBonusTurnover(db: Db, userId: number): Promise<boolean> {
  const open = await openRequirements(db, userId).execute();
  return open.some(({ kind }) => kind !== 'deposit');
}
