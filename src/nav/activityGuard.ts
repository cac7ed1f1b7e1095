import type { Activity } from '#contract/entities.ts';
import { runsAt } from '#contract/rewards/runsAt.ts';
import { loginPage, type Whoever } from './guards.ts';

/** A missing activity redirects home, with the operator's message. */
export const absent = '/';

/**
 * Who may open the page of activities of these types: anybody while one runs at `now`, the operator's time, or
 * players alone if none that runs is for visitors. Otherwise returns the path to redirect to; undefined while the
 * activities are unknown.
 */
export function admitToActivity(
  map: Readonly<Record<string, Activity>> | undefined,
  types: readonly number[],
  whoever: Whoever,
  now: number,
): true | string | undefined {
  if (!map) return undefined;
  const running = Object.values(map).filter((each) => types.includes(each.activityType) && runsAt(each, now));
  if (running.length === 0) return absent;
  return whoever.userId !== 0 || running.some((each) => each.unloginShowStatus) || loginPage(whoever);
}
