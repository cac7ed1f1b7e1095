import type { Activity } from '#contract/entities.ts';
import { isOffered } from '#contract/rewards/offered.ts';
import { runsAt } from '#contract/rewards/runsAt.ts';
import type { Features } from '#contract/features.ts';

/**
 * The player or visitor, the operator's time in epoch milliseconds, and the features switched on and off by its
 * settings.
 */
export interface Player {
  userId: number;
  now: number;
  features?: Features;
}

/** The running activities that the operator offers to a player, in its order. */
export function runningFor(map: Readonly<Record<string, Activity>>, { userId, now, features }: Player): Activity[] {
  const isFor = ({ unloginShowStatus }: Activity) => userId !== 0 || Boolean(unloginShowStatus);
  return Object.values(map)
    .filter((each) => runsAt(each, now) && isFor(each) && isOffered(features, each.activityType))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id);
}
