import { inviteTaskStates } from '#contract/agents.ts';
import type { Output } from '#contract/endpoints.ts';
import { props } from '#contract/props.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import type { Context, OperatorContext } from '../context/handlers.ts';
import { inviterPeriod } from '../identity/parents.ts';
import { playerOf } from '../identity/players.ts';
import { depositedBy } from '../money/recharges.ts';
import { turnoverTimes } from '../money/turnover.ts';
import { isOpen } from '../rewards/openActivity.ts';
import { betsOfMembers, bookDue, commissionOf, unreceived } from './days.ts';
import { linkOf } from './links.ts';
import { countMembers, hasMembers, teamOf } from './members.ts';
import { hasReachedGoal, stepsOf } from './steps.ts';
import { leastReceived, levelFor, levels, validRule } from './terms.ts';
import { agentType } from './type.ts';

const sum = (rows: readonly { amount: number }[]) => hundredths(rows.reduce((all, { amount }) => all + amount, 0));

/** A player as an agent, with past days booked (SH-03). */
export async function standingOf(
  db: Db,
  { userId, time, appOrigin }: Pick<Context, 'userId' | 'time' | 'appOrigin'>,
): Promise<Output<'appAgent5User'>> {
  const { inviteCode, pid, createdAt } = await playerOf(db, userId);
  const { direct, valid } = await countMembers(db, userId, time + 1);
  const { level, rate } = levelFor(valid);
  const today = startOf('day', time);
  const yesterday = startOf('day', today - 1);
  const booked = await db.selectFrom('commissions').select(['day', 'amount']).where('userId', '=', userId).execute();
  const waiting = sum(await unreceived(db, userId));
  const bets = await betsOfMembers(db, userId, today, endOf('day', today));
  const inviteTasks = await stepsOf(db, userId, time + 1);
  return {
    inviteCode,
    shareUrl: linkOf(appOrigin, inviteCode),
    direct,
    valid,
    team: await teamOf(db, userId),
    todayNew: (await countMembers(db, userId, time + 1, today)).direct,
    totalCommission: sum(booked),
    canReceive: waiting >= leastReceived ? waiting : hundredths(0),
    unreceived: waiting,
    yesterday: sum(booked.filter(({ day }) => day === yesterday)),
    today: sum(bets.map(({ bet }) => ({ amount: commissionOf(bet, rate) }))),
    curLevel: level,
    levels: [...levels],
    validRule,
    inviteTasks,
    goalReached: hasReachedGoal(inviteTasks),
    minReceive: leastReceived,
    turnover: turnoverTimes.reward,
    nextTime: endOf('day', time),
    ...(pid === 0 && time <= createdAt + inviterPeriod && { fillUntil: createdAt + inviterPeriod }),
  };
}

/** Whether a player can claim commission or a step: the red dot (E-12). Money only after a paid deposit. */
export async function agentWaits(operator: OperatorContext, userId: number, time: number): Promise<boolean> {
  const { db } = operator;
  if (!(await hasMembers(db, userId))) return false;
  await bookDue(db, userId, time);
  const isPayable = (await depositedBy(db, userId)) > 0;
  if (isPayable && sum(await unreceived(db, userId)) >= leastReceived) return true;
  if (!isOpen(operator, agentType(operator, time), time)) return false;
  return (await stepsOf(db, userId, time + 1)).some(
    ({ status, awards }) =>
      status === inviteTaskStates.claimable && (isPayable || awards.every(({ id }) => id !== props.coin)),
  );
}
