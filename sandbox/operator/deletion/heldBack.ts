import { sql } from 'kysely';
import type { Money } from '#contract/schema.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { bonusMoneyOf } from '../money/bonusMoney.ts';
import { openStakes } from '../money/openStakes.ts';
import { payoutTerms } from '../money/payoutMethods.ts';
import { pendingDeposits } from '../rg/usage.ts';

/** The least amount that any payout method pays out, hundredths; less isn't waited for. */
export const leastToWithdraw = Math.min(...payoutTerms(0).methods.map(({ minAmount }) => minAmount));

/**
 * What a deletion waits for: own money to withdraw, also a lottery's prize, and payments, rounds or draws in progress; and
 * own money that is too little to withdraw, which nothing waits for. Money in hundredths.
 */
export interface HeldBack {
  toWithdraw: Money;
  tooLittle: Money;
  inProgress: boolean;
}

/** What the deletion of a player's account would wait for now. */
export async function heldBack(db: Db, userId: number, time: number): Promise<HeldBack> {
  const { total: bonus } = await bonusMoneyOf(db, userId);
  const lottery = await ownEntries(db, userId);
  const own = (await fundsOf(db, userId)) - bonus + lottery.prizes;
  const isLittle = own < leastToWithdraw;
  const isPlaying = (await openStakes(db, userId)).bet > 0;
  return {
    toWithdraw: hundredths(isLittle ? 0 : own),
    tooLittle: hundredths(isLittle ? Math.max(own, 0) : 0),
    inProgress: isPlaying || lottery.areOpen || (await hasPayment(db, userId, time)),
  };
}

/** Lottery entries that cost a player's own money: their unclaimed prizes, hundredths, and whether draws are left. */
async function ownEntries(db: Db, userId: number): Promise<{ prizes: number; areOpen: boolean }> {
  const orders = await db
    .selectFrom('lotteryOrders')
    .innerJoin('lotteryRounds', 'lotteryRounds.id', 'lotteryOrders.roundId')
    .select(['prize', 'numbers'])
    .where('userId', '=', userId)
    .where('coin', '>', hundredths(0))
    .where('claimedAt', 'is', null)
    .execute();
  return {
    prizes: orders.reduce((sum, { prize }) => sum + prize, 0),
    areOpen: orders.some(({ numbers }) => numbers === null),
  };
}

/** A player's money in the wallet, the safebox and at game makers, hundredths. */
async function fundsOf(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('accounts')
    .select(sql<number | string>`coalesce(sum(balance), 0)`.as('total'))
    .where('userId', '=', userId)
    .where('currency', '=', 'coin')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether a deposit waits for its payment or the late notice of it, or a withdrawal for its end. */
async function hasPayment(db: Db, userId: number, time: number): Promise<boolean> {
  const deposit = pendingDeposits(db, userId, time).select('orderNo');
  const withdrawal = db
    .selectFrom('withdrawals')
    .select('orderNo')
    .where('userId', '=', userId)
    .where('settled', '=', false);
  return Boolean(await deposit.unionAll(withdrawal).limit(1).executeTakeFirst());
}
