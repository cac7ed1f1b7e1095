import * as activityTypes from '#contract/activityTypes.ts';
import type { activities } from '#contract/endpoints/activities.ts';
import type { Activity } from '#contract/entities.ts';
import { restrictionOf } from '#sandbox/operator/kyc/mayPlay.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { jackpotInLobby } from '../draws/jackpot.ts';
import { replyWaits } from '../account/feedback.ts';
import { withOwnOffers } from './firstDeposit.ts';
import { agentWaits } from '#sandbox/operator/agents/standing.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { signInWaits } from './dailySignIn.ts';
import { spinWaits } from './inviteSpin.ts';
import { drawChanceOf } from '#sandbox/operator/jackpot/drawChances.ts';
import { mailWaits } from '#sandbox/operator/inbox/inbox.ts';
import { withFigures } from '#sandbox/operator/rewards/depositEvents.ts';
import { depositedBy } from '#sandbox/operator/money/recharges.ts';
import { taskWaits } from './tasks.ts';
import { vipWaits } from '#sandbox/operator/vip/waits.ts';

/** Whether a player has a jackpot draw. */
const drawWaits: typeof spinWaits = async ({ db }, userId, time) =>
  (await drawChanceOf(db, userId, time)).canReceiveDrawChance;

/** The activities by type, as the app looks them up. */
export const activityMapOf = (list: readonly Activity[]) =>
  Object.fromEntries(list.map((activity) => [String(activity.activityType), activity]));

/** The activities for a player or visitor; none for a player on a break or excluded (players RG-20). */
export async function activitiesFor(operator: OperatorContext, userId: number, time: number): Promise<Activity[]> {
  const { db, written } = operator;
  if (userId === 0) return written.activities.map(forVisitor);
  if (await restrictionOf(db, userId, time)) return [];
  return withOwnOffers(operator, await withFigures(db, written.activities, userId, time), userId, time);
}

/** Visitors only learn that a players' activity exists: its page asks them to log in (Q-20, V-31). */
const forVisitor = (activity: Activity): Activity =>
  activity.unloginShowStatus ? activity : { id: activity.id, activityType: activity.activityType };

/** Handlers for activities and their red dots. */
export function activityHandlers(operator: OperatorContext): Group<typeof activities> {
  return {
    getActivityIds: async (_, { userId, time }) => {
      const list = await activitiesFor(operator, userId, time);
      const hasJackpot = list.some(({ activityType }) => activityType === activityTypes.LuckyJackpot);
      const jackpot = hasJackpot ? await jackpotInLobby(operator, time) : undefined;
      return {
        activityMap: activityMapOf(list),
        activityIds: list.filter((each) => userId !== 0 || each.unloginShowStatus).map(({ id }) => id),
        hasTurntable: false,
        ...(jackpot && { jackpot }),
        ...(userId && { totalRecharge: await depositedBy(operator.db, userId) }),
      };
    },
    activityGetStatusList: async (_, { userId, time }) => {
      const { dots } = await playerOf(operator.db, userId);
      const quiet = await restrictionOf(operator.db, userId, time);
      /** QA's override of a dot, else the real state. */
      const reallyWaits = async (dot: string, look: typeof spinWaits) =>
        !quiet && (dots[dot] ?? (await look(operator, userId, time)));
      return {
        spin: await reallyWaits('spin', spinWaits),
        task: await reallyWaits('task', taskWaits),
        agent5: await reallyWaits('agent5', agentWaits),
        vip: await reallyWaits('vip', vipWaits),
        signIn: await reallyWaits('signIn', signInWaits),
        emailAward: await reallyWaits('emailAward', mailWaits),
        canReceiveDrawChance: await reallyWaits('canReceiveDrawChance', drawWaits),
        // Replies to feedback are shown during a break too.
        feedback: await replyWaits(operator, userId),
      };
    },
  };
}
