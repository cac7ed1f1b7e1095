import { sql } from 'kysely';
import { rgStates } from '#contract/protection.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';

/** How often each kind of credit must be staked before withdrawal (turnover multiplier). */
const times = { deposit: 1, bonus: 10, coupon: 10, reward: 5 } as const;
type Source = keyof typeof times;

/** With less than this across all of a player's wallets, remaining turnover is forgiven, hundredths. */
const negligible = 100;

/** Locks a player's money, limits and game sessions against other transactions until this one ends. */
export async function lockPlayer(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** Adds a turnover requirement; requirements are met in the order they were added. */
export async function need(trx: Trx, { ref, userId, kind, amount, time, orderNo }: Needed): Promise<void> {
  const more = hundredths(amount * times[kind]);
  const { turnoverNeeded: upTo } = await trx
    .updateTable('users')
    .set({ turnoverNeeded: sql`turnover_needed + ${more}` })
    .where('id', '=', userId)
    .returning('turnoverNeeded')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('requirements')
    .values({ ref, userId, kind, need: more, upTo, time, orderNo: orderNo ?? null })
    .execute();
}

interface Needed {
  ref: string;
  userId: number;
  kind: Source;
  amount: number;
  time: number;
  orderNo?: string;
}

/** Counts a bet of a locked player as turnover, and returns how much of it met a requirement. */
export async function countBet(trx: Trx, userId: number, bet: number): Promise<number> {
  const { turnoverNeeded, turnoverDone } = await trx
    .selectFrom('users')
    .select(['turnoverNeeded', 'turnoverDone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const counted = Math.min(bet, turnoverNeeded - turnoverDone);
  await add(trx, userId, bet, counted);
  return counted;
}

/** Reverses `countBet`. */
export const uncountBet = (trx: Trx, userId: number, bet: number, counted: number) => add(trx, userId, -bet, -counted);

async function add(trx: Trx, userId: number, bet: number, counted: number) {
  await trx
    .updateTable('users')
    .set({ bet: sql`bet + ${bet}`, turnoverDone: sql`greatest(turnover_done + ${counted}, 0)` })
    .where('id', '=', userId)
    .execute();
}

/** Clears the remaining turnover of a player with almost no money left, so that it doesn't hold back the next deposit. */
export async function forgiveIfBroke(trx: Trx, userId: number): Promise<void> {
  const { total } = await trx
    .selectFrom('accounts')
    .select(sql<number | string>`sum(balance)`.as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(total) < negligible)
    await trx
      .updateTable('users')
      .set({ turnoverDone: sql`turnover_needed` })
      .where('id', '=', userId)
      .execute();
}

/** Whether a requirement applies: on a break those for deposits don't, during an exclusion none do. */
const isRequired = (kind: string, state: number) =>
  state === rgStates.normal || (state === rgStates.onBreak && kind !== 'deposit');

/** A player's remaining turnover requirements in the given rg state, earliest first: hundredths. */
export async function turnoverOf(db: Db, userId: number, state: number) {
  const { turnoverDone } = await db
    .selectFrom('users')
    .select('turnoverDone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('requirements')
    .selectAll()
    .where('userId', '=', userId)
    .where('upTo', '>', turnoverDone)
    .orderBy('upTo')
    .execute();
  const asked = open.filter(({ kind }) => isRequired(kind, state));
  const list = asked.map(({ kind, need: whole, upTo, time, orderNo }) => {
    const left = hundredths(Math.min(whole, upTo - turnoverDone));
    return { kind, need: whole, left, time, ...(orderNo && { orderNo }) };
  });
  const sum = (of: 'need' | 'left') => list.reduce((total, each) => total + each[of], 0);
  return { left: hundredths(sum('left')), need: hundredths(sum('need')), list };
}
