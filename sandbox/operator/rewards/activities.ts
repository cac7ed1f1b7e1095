import type { activities } from '#contract/endpoints/activities.ts';
import type { Activity } from '#contract/entities.ts';
import { rgRestrictionOf } from '../rg/exclusions.ts';
import type { OperatorContext, Group } from '../http/handlers.ts';
import { playerOf } from '../identity/players.ts';
import { signInWaits } from '../dailySignIn/dailySignIn.ts';
import { spinWaits } from '../inviteSpin/inviteSpin.ts';
import { drawChanceOf } from '../jackpot/drawChances.ts';
import { depositedBy } from '../money/recharges.ts';
import { vipWaits } from '../vip/waits.ts';

/** Whether a draw of the jackpot waits for the player. */
const drawWaits: typeof spinWaits = async ({ db }, userId, time) =>
  (await drawChanceOf(db, userId, time)).canReceiveDrawChance;

/** The activities by type, as the app looks them up. */
export const activityMapOf = (list: readonly Activity[]) =>
  Object.fromEntries(list.map((activity) => [String(activity.activityType), activity]));

/** The activities for a player; none for a player on a break or excluded (players RG-20). */
export const activitiesFor = async (
  { db, written }: OperatorContext,
  userId: number,
  time: number,
): Promise<Activity[]> => (userId && (await rgRestrictionOf(db, userId, time)) ? [] : written.activities);

/** Handlers for activities and their red dots. */
export function activityHandlers(operator: OperatorContext): Group<typeof activities> {
  return {
    getActivityIds: async (_, { userId, time }) => {
      const list = await activitiesFor(operator, userId, time);
      return {
        activityMap: activityMapOf(list),
        activityIds: list.map(({ id }) => id),
        hasTurntable: false,
        ...(userId && { totalRecharge: await depositedBy(operator.db, userId) }),
      };
    },
    activityGetStatusList: async (_, { userId, time }) => {
      const { dots } = await playerOf(operator.db, userId);
      const quiet = await rgRestrictionOf(operator.db, userId, time);
      const waits = (dot: string) => !quiet && dots[dot] === true;
      /** What QA says of a dot, else what is so. */
      const reallyWaits = async (dot: string, look: typeof spinWaits) =>
        !quiet && (dots[dot] ?? (await look(operator, userId, time)));
      return {
        spin: await reallyWaits('spin', spinWaits),
        task: waits('task'),
        agent5: waits('agent5'),
        vip: await reallyWaits('vip', vipWaits),
        signIn: await reallyWaits('signIn', signInWaits),
        emailAward: waits('emailAward'),
        canReceiveDrawChance: await reallyWaits('canReceiveDrawChance', drawWaits),
      };
    },
  };
}
