import * as types from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { clickTypes } from '#contract/rewards/clickTypes.ts';
import { activityLink, generalPage, type Known } from '#shared/activities/activityLink.ts';
import { clickWay, type ClickWay } from '#shared/activities/clickWay.ts';

type Clicked = Known & Readonly<Pick<Activity, 'clickType'>>;

/**
 * The target of an event's button, by its `clickType` and `clickAction`. Without one it is the page of its type,
 * unless that is the general one; undefined for no button.
 */
export const eventWay = (
  activity: Clicked,
  userId: number,
  exists: (address: string) => boolean,
): ClickWay | undefined =>
  (activity.clickType ?? clickTypes.none) === clickTypes.none
    ? ofType(activity, userId, exists)
    : clickWay(activity, exists);

function ofType(activity: Known, userId: number, exists: (address: string) => boolean): ClickWay | undefined {
  if (activity.activityType === types.Notice) return { kind: 'dialog', name: 'notice', forPlayers: false };
  if (activity.activityType === types.homeGuide) return { kind: 'page', to: '/' };
  const link = activityLink(activity, userId);
  if (!link || link.to === generalPage(activity.id)) return undefined;
  if (!link.inner) return { kind: 'outside', to: link.to };
  return exists(link.to) ? { kind: 'page', to: link.to } : undefined;
}
