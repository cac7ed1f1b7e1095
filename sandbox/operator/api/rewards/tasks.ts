import * as codes from '#contract/codes.ts';
import type { tasks } from '#contract/endpoints/tasks.ts';
import { props } from '#contract/props.ts';
import { provenTypes, taskStates } from '#contract/rewards/tasks.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Context, Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { linkOf } from '#sandbox/operator/agents/links.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { depositedBy } from '#sandbox/operator/money/recharges.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { claimOnce } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct, isOpen, openActivity } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { awardName, proofName, tasksOf, tasksType } from '#sandbox/operator/tasks/standing.ts';

const isProven = (type: number) => Object.values<number>(provenTypes).includes(type);

/**
 * Handlers for tasks: completion is known from the player's acts, or proven by the app, and is rewarded once (TK-01
 * to TK-04).
 */
export function taskHandlers(operator: OperatorContext): Group<typeof tasks> {
  const { db } = operator;

  /** The current state of a task by its id; refused unless it is open or claimable. */
  async function standing(trx: Db, { userId, time }: Pick<Context, 'userId' | 'time'>, id: number) {
    const task = (await tasksOf(trx, userId, time)).find((each) => each.id === id);
    if (!task) throw new Refusal(codes.notFound, 'No such task', { field: 'id' });
    if (task.status === taskStates.claimed) throw new Refusal(codes.alreadyDone, 'Claimed already');
    if (task.status === taskStates.expired) throw new Refusal(codes.conditionUnmet, 'It is over', { need: 'time' });
    return task;
  }

  return {
    getTaskUser: async ({ cycle }, { userId, time, appOrigin }) => {
      await checkOffered(db, userId, time);
      openActivity(operator, tasksType(operator, time), time);
      const list = await tasksOf(db, userId, time);
      const { inviteCode } = await playerOf(db, userId);
      return {
        list: cycle ? list.filter((each) => each.cycle === cycle) : list,
        turnover: turnoverTimes.reward,
        shareUrl: linkOf(appOrigin, inviteCode),
      };
    },
    finishTask: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context, tasksType(operator, time));
        const { type } = await standing(trx, context, id);
        if (!isProven(type)) throw new Refusal(codes.badParameter, 'The app can’t prove this', { field: 'id' });
        await claimOnce(trx, { userId, name: proofName(id), time });
        return { task: await standing(trx, context, id) };
      }),
    receiveTaskAward: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        const activity = tasksType(operator, time);
        await beginAct(trx, operator, context, activity);
        const task = await standing(trx, context, id);
        if (task.status === taskStates.doing)
          throw new Refusal(codes.conditionUnmet, 'It is not done', { need: 'progress' });
        const name = awardName(task, time);
        await claimOnce(trx, { userId, name, time });
        const act = { ref: `${name}:${userId}`, userId, rewards: task.awards, time, activity };
        return grant(trx, { ...act, money: 'reward' });
      }),
  };
}

/** Whether a player can claim a task now, money only once a deposit is paid: the red dot (E-12). */
export async function taskWaits(operator: OperatorContext, userId: number, time: number): Promise<boolean> {
  if (!isOpen(operator, tasksType(operator, time), time)) return false;
  const claimable = (await tasksOf(operator.db, userId, time)).filter(({ status }) => status === taskStates.claimable);
  if (claimable.length === 0) return false;
  const isCash = claimable.every(({ awards }) => awards.some(({ id }) => id === props.coin));
  return !isCash || (await depositedBy(operator.db, userId)) > 0;
}
