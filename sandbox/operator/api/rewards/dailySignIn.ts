import * as codes from '#contract/codes.ts';
import { dayStates, totalStates } from '#contract/rewards/dailySignIn.ts';
import type { dailySignIn } from '#contract/endpoints/dailySignIn.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Context, Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { claimOnce } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { dayName, signInType, standingOf, totalName, unmet } from '#sandbox/operator/dailySignIn/standing.ts';

/**
 * Handlers for the daily sign-in: an award a day once its conditions are met, and awards for total days (SI-01 to
 * SI-05).
 */
export function dailySignInHandlers(operator: OperatorContext): Group<typeof dailySignIn> {
  const { db } = operator;
  const standing = (trx: OperatorContext['db'], { userId, time }: Pick<Context, 'userId' | 'time'>) =>
    standingOf({ db: trx, written: operator.written }, userId, time);

  return {
    loginBonus3User: async (_, context) => {
      await checkOffered(db, context.userId, context.time);
      return standing(db, context);
    },
    loginBonus3UserReceive: ({ day, id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        const activity = signInType(operator, context.time);
        await beginAct(trx, operator, context, activity);
        const { name, awards } = id ? await totalToGive(trx, context, id) : await dayToGive(trx, context, day);
        await claimOnce(trx, { userId, name, time });
        const act = { ref: `${name}:${userId}`, userId, time, activity };
        const given = await grant(trx, { ...act, rewards: awards, money: 'reward' });
        const { list, total } = await standing(trx, context);
        return { ...given, list, total };
      }),
  };

  /** Today's award; refused for another day, and while a condition isn't met. */
  async function dayToGive(trx: Trx, context: Context, day: number | null | undefined) {
    const now = await standing(trx, context);
    const found = now.list.find((each) => each.day === day);
    if (!found) throw new Refusal(codes.badParameter, 'No such day', { field: 'day' });
    if (found.status === dayStates.done) throw new Refusal(codes.alreadyDone, 'Claimed already');
    if (found.status !== dayStates.today) throw new Refusal(codes.conditionUnmet, 'Not today', { need: 'today' });
    const need = unmet(now.need);
    if (need) throw new Refusal(codes.conditionUnmet, 'A condition is not met', { need });
    return { name: dayName(context.time), awards: found.awards };
  }

  /** An award for total days; refused before they are reached. */
  async function totalToGive(trx: Trx, context: Context, id: number) {
    const found = (await standing(trx, context)).total.find((each) => each.id === id);
    if (!found) throw new Refusal(codes.notFound, 'No such award', { field: 'id' });
    if (found.status === totalStates.claimed) throw new Refusal(codes.alreadyDone, 'Claimed already');
    if (found.status === totalStates.locked) throw new Refusal(codes.conditionUnmet, 'Too few days', { need: 'days' });
    return { name: totalName(id), awards: found.awards };
  }
}

/** Whether a player can claim something now: the red dot (E-12). */
export async function signInWaits(operator: OperatorContext, userId: number, time: number): Promise<boolean> {
  const now = await standingOf(operator, userId, time).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!now) return false;
  return (!now.signedToday && !unmet(now.need)) || now.total.some(({ status }) => status === totalStates.claimable);
}
