import * as activityTypes from '#contract/activityTypes.ts';
import { inviteTaskStates } from '#contract/agents.ts';
import * as codes from '#contract/codes.ts';
import type { agents } from '#contract/endpoints/agents.ts';
import { props } from '#contract/props.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { startOf } from '#sandbox/manila.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { claimOnce } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { bookDue, unreceived } from '#sandbox/operator/agents/days.ts';
import { logOf, receivedRef } from '#sandbox/operator/agents/logs.ts';
import { standingOf } from '#sandbox/operator/agents/standing.ts';
import { isGoal, stepName, stepsOf } from '#sandbox/operator/agents/steps.ts';
import { leastReceived } from '#sandbox/operator/agents/terms.ts';
import { agentType } from '#sandbox/operator/agents/type.ts';

const activity = activityTypes.Agent5;

/**
 * Handlers for agents: a share of the own money that direct members bet on a day can be claimed from the next day on,
 * and valid members reach steps with an award each (SH-03 to SH-06).
 */
export function agentHandlers(operator: OperatorContext): Group<typeof agents> {
  const { db } = operator;

  /** Refuses players who may not see it, and books past days. */
  async function begin(userId: number, time: number) {
    await checkOffered(db, userId, time);
    await bookDue(db, userId, time);
  }

  return {
    appAgent5User: async (_, context) => {
      await begin(context.userId, context.time);
      return standingOf(db, context);
    },
    appAgent5UserLog: async (input, { userId, time }) => {
      await begin(userId, time);
      return logOf(db, userId, input, time);
    },
    appAgent5UserReceive: async (_, context) => {
      const { userId, time } = context;
      await bookDue(db, userId, time);
      return context.once(async (trx) => {
        await beginAct(trx, operator, context);
        const rows = await unreceived(trx, userId);
        const count = rows.reduce((sum, { amount }) => sum + amount, 0);
        if (count === 0) await refuseNothing(trx, userId, time);
        if (count < leastReceived) throw new Refusal(codes.amountOutOfRange, 'Too little yet', { min: leastReceived });
        const ids = rows.map(({ id }) => id);
        await trx.updateTable('commissions').set({ claimedAt: time }).where('id', 'in', ids).execute();
        const act = { ref: `${receivedRef}${ids[0]}`, userId, rewards: [{ id: props.coin, count }], time, activity };
        return { ...(await grant(trx, { ...act, money: 'reward' })), canReceive: hundredths(0) };
      });
    },
    appAgent5UserInviteValidReceive: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context, agentType(operator, time));
        const step = (await stepsOf(trx, userId, time + 1)).find((each) => each.id === id);
        if (!step) throw new Refusal(codes.notFound, 'No such step', { field: 'id' });
        if (step.status === inviteTaskStates.claimed) throw new Refusal(codes.alreadyDone, 'Claimed already');
        if (step.status === inviteTaskStates.doing)
          throw new Refusal(codes.conditionUnmet, 'Too few valid members', { need: 'progress' });
        const name = stepName(id);
        await claimOnce(trx, { userId, name, time });
        const act = { ref: `${name}:${userId}`, userId, rewards: step.awards, time, activity };
        const given = await grant(trx, { ...act, money: 'reward' });
        return { ...given, inviteTasks: await stepsOf(trx, userId, time + 1), goalReached: isGoal(id) };
      }),
  };
}

/** Refuses an empty claim: it was claimed since midnight, or no past day has commission. */
async function refuseNothing(trx: Trx, userId: number, time: number): Promise<never> {
  const had = await trx
    .selectFrom('commissions')
    .select('id')
    .where('userId', '=', userId)
    .where('claimedAt', '>=', startOf('day', time))
    .limit(1)
    .executeTakeFirst();
  if (had) throw new Refusal(codes.alreadyDone, 'Received already');
  throw new Refusal(codes.conditionUnmet, 'Nothing to receive yet', { need: 'bet' });
}
