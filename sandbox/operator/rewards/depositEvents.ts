import * as activityTypes from '#contract/activityTypes.ts';
import { rechargeStates } from '#contract/deposits.ts';
import type { Activity } from '#contract/entities.ts';
import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { pesos } from '#sandbox/hundredths.ts';
import { startOf } from '#sandbox/manila.ts';
import { mayPlay } from '../kyc/mayPlay.ts';
import { claimOnce, claimsOf } from './claims.ts';
import { grantAll } from './grant.ts';

const { AccumulatedRecharge, ContinuousRecharge } = activityTypes;
type OfDeposits = typeof AccumulatedRecharge | typeof ContinuousRecharge;

const dayLength = 24 * 60 * 60 * 1_000;
const lotteryTicket = 80_001;

/** The awards for total paid deposits, once each: hundredths. */
const tiers = [
  { need: pesos(10_000), awards: [{ id: lotteryTicket, count: 1 }] },
  { need: pesos(50_000), awards: [{ id: lotteryTicket, count: 3 }] },
] as const;

/** The award for deposits on consecutive days, once. */
const streak = { days: 3, awards: [{ id: props.points, count: 20 }] } as const;

const [ofTiers, ofStreak] = ['depositTier:', 'depositStreak'];

interface Deposits {
  /** All paid deposits, hundredths. */
  done: number;
  /** The number of consecutive days with deposits up to now; a day that has just begun breaks no streak. */
  day: number;
}

async function depositsOf(db: Db, userId: number, time: number): Promise<Deposits> {
  const paid = await db
    .selectFrom('recharges')
    .select(['amount', 'paidAt'])
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.paid)
    .execute();
  const days = new Set(paid.map(({ paidAt }) => startOf('day', paidAt ?? 0)));
  const today = startOf('day', time);
  let last = days.has(today) ? today : today - dayLength;
  let day = 0;
  for (; days.has(last); last -= dayLength) day += 1;
  return { done: paid.reduce((sum, { amount }) => sum + amount, 0), day };
}

/**
 * Grants the player of a just paid deposit what all deposits up to now have earned, while its activity runs;
 * nothing to a player who may not play.
 */
export async function rewardDeposit(trx: Trx, orderNo: string, time: number): Promise<void> {
  const order = trx.selectFrom('recharges').select('userId').where('orderNo', '=', orderNo);
  const { userId } = await order.executeTakeFirstOrThrow();
  const { done, day } = await depositsOf(trx, userId, time);
  if ((done < tiers[0].need && day < streak.days) || !(await mayPlay(trx, userId, time))) return;
  const running = await runningAt(trx, time);
  const had = await claimsOf(trx, userId, 'deposit');
  const earned: { name: string; rewards: readonly Reward[]; activity: OfDeposits }[] = tiers
    .filter(({ need }) => done >= need)
    .map(({ need, awards }) => ({ name: `${ofTiers}${need}`, rewards: awards, activity: AccumulatedRecharge }));
  if (day >= streak.days) earned.push({ name: ofStreak, rewards: streak.awards, activity: ContinuousRecharge });
  const due = earned.filter(({ name, activity }) => !had.has(name) && running.includes(activity));
  for (const { name } of due) await claimOnce(trx, { userId, name, time });
  await grantAll(
    trx,
    due.map(({ name, ...given }) => ({ ...given, ref: `${name}:${userId}`, userId, money: 'reward', time })),
  );
}

/** The types of the activities that run at a time. */
async function runningAt(db: Db, time: number): Promise<number[]> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'activities').executeTakeFirst();
  return ((row?.value ?? []) as Activity[])
    .filter(({ startTime, endTime }) => (startTime ?? 0) <= time && time < (endTime || Infinity))
    .map(({ activityType }) => activityType);
}

/** The activities of deposits with a player's own figures, for their progress bars. */
export async function withFigures(
  db: Db,
  list: readonly Activity[],
  userId: number,
  time: number,
): Promise<Activity[]> {
  const { done, day } = await depositsOf(db, userId, time);
  const figures: Readonly<Record<number, object>> = {
    [AccumulatedRecharge]: { tiers, done },
    [ContinuousRecharge]: { ...streak, day },
  };
  return list.map((activity) => {
    const own = figures[activity.activityType];
    return own ? { ...activity, params: { ...activity.params, ...own } } : activity;
  });
}
