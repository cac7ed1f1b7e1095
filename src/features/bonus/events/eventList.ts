import type { Activity } from '#contract/entities.ts';
import { isOffered } from '#contract/activityTypes.ts';
import { invitesToInstall } from '#shared/activities/activityLink.ts';
import { eventState } from '#shared/activityTiles/eventState.ts';
import type { Player } from '#shared/activities/activities.ts';

/** Whether an event is for this player or visitor (V-31). */
export const isFor = ({ unloginShowStatus }: Pick<Activity, 'unloginShowStatus'>, userId: number) =>
  userId !== 0 || Boolean(unloginShowStatus);

/** All offered events with a name, for a player or visitor: in the operator's order, ended ones last (BO-02). */
export function eventList(map: Readonly<Record<string, Activity>>, { userId, now, features }: Player): Activity[] {
  const isLast = (each: Activity) => Number(eventState(each, now) === 'ended');
  return Object.values(map)
    .filter((each) => each.title && isFor(each, userId) && isOffered(features, each.activityType))
    .filter((each) => !invitesToInstall(each))
    .toSorted((a, b) => isLast(a) - isLast(b) || (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id);
}
