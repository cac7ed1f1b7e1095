import type { Activity } from '#contract/entities.ts';
import { loginPage, type Whoever } from './guards.ts';

/** A missing activity redirects home, with the operator's message. */
export const absent = '/';

/**
 * Who may open an activity's page: anybody while it runs, or players alone if it isn't for visitors. Otherwise
 * returns the path to redirect to; undefined while the activities are unknown.
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
