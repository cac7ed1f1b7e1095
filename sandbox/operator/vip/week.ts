import { sql } from 'kysely';
import { rechargeStates } from '#contract/deposits.ts';
import type { VipTask } from '#contract/endpoints/vip.ts';
import { props } from '#contract/props.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { dayOf, endOf, startOf } from '#sandbox/manila.ts';
import { heldBy, startOfDay, type BetDay, type Level } from './levels.ts';
import { tasksFrom, weeklyTasks, weeksKept, type WeeklyTask } from './terms.ts';

const week = 7 * 24 * 60 * 60 * 1_000;

/** Whether a task is in progress, its award claimable, or claimed (payloads H). */
export const taskStates = { open: 0, claimable: 1, claimed: 2 } as const;

/** The data that decide on a player's tasks: bets and deposits, claims, and levels. */
export interface Deeds {
  levels: readonly Level[];
  days: readonly BetDay[];
  deposits: readonly { amount: number; paidAt: number }[];
  claimed: ReadonlySet<string>;
}

/** A player's paid deposits since a time. */
export async function depositsSince(db: Db, userId: number, since: number): Promise<Deeds['deposits']> {
  const rows = await db
    .selectFrom('recharges')
    .select(['amount', sql<number | string>`paid_at`.as('paidAt')])
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.paid)
    .where('paidAt', '>=', since)
    .execute();
  return rows.map(({ amount, paidAt }) => ({ amount, paidAt: Number(paidAt) }));
}

/** The start of the first week whose awards can still be claimed at a time. */
export const firstWeek = (time: number) => startOf('week', time) - weeksKept * week;

/** The name of a week's task, which a player claims once. */
export const taskName = (start: number, id: number) => `vip:task:${dayOf(start)}:${id}`;

/** The progress of a task in the week from `start`. */
function progressOf({ counts }: WeeklyTask, { days, deposits }: Deeds, start: number): number {
  const isIn = (time: number) => time >= start && time < start + week;
  if (counts === 'recharge')
    return deposits.filter(({ paidAt }) => isIn(paidAt)).reduce((sum, { amount }) => sum + amount, 0);
  const bets = days.filter(({ day }) => isIn(startOfDay(day))).map(({ bet }) => bet);
  if (counts === 'days') return bets.filter((bet) => bet > 0).length;
  const sum = bets.reduce((total, bet) => total + bet, 0);
  return Math.max(0, sum);
}

const isVip = ({ levels, days }: Deeds, time: number) => heldBy(levels, days, time).level >= tasksFrom;

/** The tasks of the week around a time; none below the level that has them. */
export function tasksOf(deeds: Deeds, time: number): VipTask[] {
  if (!isVip(deeds, time)) return [];
  const start = startOf('week', time);
  return weeklyTasks.map((task) => {
    const progress = progressOf(task, deeds, start);
    const ready = progress >= task.target ? taskStates.claimable : taskStates.open;
    return {
      id: task.id,
      name: task.name,
      target: hundredths(task.target),
      progress: hundredths(progress),
      status: deeds.claimed.has(taskName(start, task.id)) ? taskStates.claimed : ready,
      awards: [{ id: props.coin, count: task.award }],
      unit: task.counts === 'days' ? 'N' : 'M',
      endTime: endOf('week', time),
    };
  });
}

/** Completed, unclaimed tasks of past weeks of a player who had them: name, amount, and expiry. */
export function leftOf(deeds: Deeds, time: number): { name: string; amount: number; until: number }[] {
  const starts = Array.from({ length: weeksKept }, (_, place) => firstWeek(time) + place * week);
  return starts
    .filter((start) => isVip(deeds, start + week - 1))
    .flatMap((start) =>
      weeklyTasks
        .filter((task) => progressOf(task, deeds, start) >= task.target)
        .map(({ id, award }) => ({ name: taskName(start, id), amount: award, until: start + (weeksKept + 1) * week })),
    )
    .filter(({ name }) => !deeds.claimed.has(name));
}
