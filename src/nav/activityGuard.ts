import type { Activity } from '#contract/entities.ts';
import { loginPage, type Whoever } from './guards.ts';

/** An activity that isn't there leads home, with the operator's words for it. */
export const absent = '/';

/**
 * Who may open a page of an activity: anybody while it runs, or players alone if it is not for visitors. Otherwise
 * the path to redirect to; undefined while the activities aren't known.
 */
export function admitToActivity(
  map: Readonly<Record<string, Activity>> | undefined,
  types: readonly number[],
  whoever: Whoever,
): true | string | undefined {
  if (!map) return undefined;
  const activity = Object.values(map).find(({ activityType }) => types.includes(activityType));
  if (!activity) return absent;
  return whoever.userId !== 0 || Boolean(activity.unloginShowStatus) || loginPage(whoever);
}
