import { sql } from 'kysely';
import { rechargeStates } from '#contract/deposits.ts';
import type { Money } from '#contract/schema.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { heldBack, leastToWithdraw } from './heldBack.ts';

/** Max accounts listed for staff. */
const mostShown = 200;

/** A closed account with own money that its owner can't withdraw, hundredths, and the deposits that were paid since. */
interface LeftInClosed {
  userId: number;
  closedAt: number | null;
  toWithdraw: Money;
  orders: string[];
}

/** For staff: the closed accounts with money to pay out by hand, such as a deposit that was reported late; the latest first. */
export async function leftInClosed(db: Db, time: number): Promise<LeftInClosed[]> {
  const closed = await db
    .selectFrom('deletions')
    .innerJoin('accounts', 'accounts.userId', 'deletions.userId')
    .select(['deletions.userId', 'closedAt'])
    .where('closedAt', 'is not', null)
    .where('currency', '=', 'coin')
    .groupBy(['deletions.userId', 'closedAt'])
    .having(sql<number>`sum(balance)`, '>=', leastToWithdraw)
    .orderBy('closedAt', 'desc')
    .limit(mostShown)
    .execute();
  const listed: LeftInClosed[] = [];
  for (const { userId, closedAt } of closed) {
    const { toWithdraw } = await heldBack(db, userId, time);
    if (toWithdraw > 0) listed.push({ userId, closedAt, toWithdraw, orders: await paidSince(db, userId, closedAt!) });
  }
  return listed;
}

/** The deposits of a player that were paid since a time, by their order numbers. */
async function paidSince(db: Db, userId: number, from: number): Promise<string[]> {
  const orders = db
    .selectFrom('recharges')
    .select('orderNo')
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.paid)
    .where('paidAt', '>=', from)
    .orderBy('paidAt');
  return (await orders.execute()).map(({ orderNo }) => orderNo);
}
