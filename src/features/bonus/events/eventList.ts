import type { Activity } from '#contract/entities.ts';
import { isOffered } from '#contract/features.ts';
import { invitesToInstall } from '#shared/activities/activityLink.ts';
import type { Player } from '#shared/activities/activities.ts';

/** The state of an event at a time of the operator's clock. */
export type EventState = 'running' | 'upcoming' | 'ended';

/** Whether an event is running, upcoming or over; an end of 0 is none. */
export function eventState({ startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>, now: number): EventState {
  if (endTime && now >= endTime) return 'ended';
  return startTime && now < startTime ? 'upcoming' : 'running';
}

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
