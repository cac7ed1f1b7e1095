import { sql } from 'kysely';
import { rgStates } from '#contract/protection.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';

/** How often a sum must be staked before money may leave, by where the sum came from. */
const times = { deposit: 1, bonus: 10, coupon: 10, reward: 5 } as const;
type Source = keyof typeof times;

/** With less than this in all purses what still had to be staked is forgiven, hundredths. */
const asGoodAsNothing = 100;

/** Keeps everybody else from this player's money, limits and games until the transaction ends. */
export async function lockPlayer(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** Has a sum staked before money may leave; needs are met in the order they came. */
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

/** Counts a bet of a locked player as turnover, and answers how much of it met a need. */
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

/** Takes back what a bet counted for. */
export const uncountBet = (trx: Trx, userId: number, bet: number, counted: number) => add(trx, userId, -bet, -counted);

async function add(trx: Trx, userId: number, bet: number, counted: number) {
  await trx
    .updateTable('users')
    .set({ bet: sql`bet + ${bet}`, turnoverDone: sql`greatest(turnover_done + ${counted}, 0)` })
    .where('id', '=', userId)
    .execute();
}

/** Who has lost all but nothing begins anew: the next deposit is not kept in by the last. */
export async function forgiveIfBroke(trx: Trx, userId: number): Promise<void> {
  const { total } = await trx
    .selectFrom('accounts')
    .select(sql<number | string>`sum(balance)`.as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(total) < asGoodAsNothing)
    await trx
      .updateTable('users')
      .set({ turnoverDone: sql`turnover_needed` })
      .where('id', '=', userId)
      .execute();
}

/** Whether a sum has to be staked: on a break what was deposited has not, and who is excluded has to stake nothing. */
const isAsked = (kind: string, state: number) =>
  state === rgStates.normal || (state === rgStates.onBreak && kind !== 'deposit');

/** What a player who may play, or in which way not, must still stake, need by need, the earliest first: hundredths. */
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
  const asked = open.filter(({ kind }) => isAsked(kind, state));
  const list = asked.map(({ kind, need: whole, upTo, time, orderNo }) => {
    const left = hundredths(Math.min(whole, upTo - turnoverDone));
    return { kind, need: whole, left, time, ...(orderNo && { orderNo }) };
  });
  const sum = (of: 'need' | 'left') => list.reduce((total, each) => total + each[of], 0);
  return { left: hundredths(sum('left')), need: hundredths(sum('need')), list };
}
