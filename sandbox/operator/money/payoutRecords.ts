import { sql, type Selectable } from 'kysely';
import type { Withdrawal } from '#contract/endpoints/withdrawals.ts';
import { withdrawalStates } from '#contract/payouts.ts';
import { pageOf } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Withdrawals } from '#sandbox/db/tables/money.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { Span } from '#sandbox/ledger/records.ts';

/** A withdrawal as sent to its player: only the steps that have happened. */
export function describePayout(
  { orderNo, createdAt, amount, fee, name, accountMasked, plan }: Selectable<Withdrawals>,
  time: number,
): Withdrawal {
  const timeline = plan.filter((step) => step.time <= time);
  const { status, reason } = timeline.at(-1) ?? plan[0]!;
  const realAmount = hundredths(amount - fee);
  return {
    orderNo,
    time: createdAt,
    amount,
    fee,
    realAmount,
    name,
    accountMasked,
    status,
    timeline,
    ...(reason && { reason }),
  };
}

const endStatus = sql<number>`(plan->-1->>'status')::int`;

/** How many withdrawals a player has made since a time; one that came back to the balance doesn't count. */
export async function countPayouts(db: Db, userId: number, since: number): Promise<number> {
  const { refused, returned } = withdrawalStates;
  const { count } = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where(({ not, and, eb }) => not(and([eb('settled', '=', true), eb(endStatus, 'in', [refused, returned])])))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Records extends Span {
  pageNum?: number | null | undefined;
  pageSize?: number | null | undefined;
  status?: number | null | undefined;
}

const usualPage = { pageNum: 1, pageSize: 20 };

/** A player's withdrawals, latest first, and the total of the paid ones. */
export async function payoutRecord(
  db: Db,
  userId: number,
  { pageNum, pageSize, status, startTime, endTime }: Records,
  time: number,
) {
  const standing = sql<number>`(select (step->>'status')::int from jsonb_array_elements(plan) with ordinality as steps(step, place)
    where (step->>'time')::bigint <= ${time} order by place desc limit 1)`;
  let orders = db.selectFrom('withdrawals').where('userId', '=', userId);
  if (startTime) orders = orders.where('createdAt', '>=', startTime);
  if (endTime) orders = orders.where('createdAt', '<=', endTime);
  if (typeof status === 'number') orders = orders.where(standing, '=', status);
  const paging = { pageNum: pageNum ?? usualPage.pageNum, pageSize: pageSize ?? usualPage.pageSize };
  const page = await pageOf(orders.selectAll().orderBy('createdAt', 'desc').orderBy('orderNo'), paging);
  const sums = await orders
    .where(standing, '=', withdrawalStates.paid)
    .select([
      sql<number | string>`coalesce(sum(amount), 0)`.as('amount'),
      sql<number | string>`coalesce(sum(fee), 0)`.as('fee'),
    ])
    .executeTakeFirstOrThrow();
  const [amount, fee] = [Number(sums.amount), Number(sums.fee)];
  const sum = { amount: hundredths(amount), fee: hundredths(fee), realAmount: hundredths(amount - fee) };
  return { ...page, list: page.list.map((each) => describePayout(each, time)), sum };
}
