import type { Activity } from '#contract/entities.ts';
import { isOffered } from '#contract/rewards/offered.ts';
import { invitesToInstall } from '#shared/activities/activityLink.ts';
import { eventState } from '#shared/activityTiles/eventState.ts';
import type { Player } from '#shared/activities/activities.ts';

/** Whether an event is for this player or visitor (V-31). */
export const isFor = ({ unloginShowStatus }: Pick<Activity, 'unloginShowStatus'>, userId: number) =>
  userId !== 0 || Boolean(unloginShowStatus);

/**
 * The offered events with a name, for a player or visitor, each list in the operator's order: those that run or will,
 * and the ended ones (BO-02).
 */
export function eventLists(map: Readonly<Record<string, Activity>>, { userId, now, features }: Player) {
  const all = Object.values(map)
    .filter((each) => each.title && isFor(each, userId) && isOffered(features, each.activityType))
    .filter((each) => !invitesToInstall(each))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id);
  const isEnded = (each: Activity) => eventState(each, now) === 'ended';
  return { current: all.filter((each) => !isEnded(each)), ended: all.filter(isEnded) };
}
