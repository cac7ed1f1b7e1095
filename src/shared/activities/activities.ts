import type { Activity } from '#contract/entities.ts';

/** The player or visitor, and the operator's time, epoch milliseconds. */
export interface Player {
  userId: number;
  now: number;
}

/** The running activities for a player, in the operator's order. */
export function runningFor(map: Readonly<Record<string, Activity>>, { userId, now }: Player): Activity[] {
  const runs = ({ startTime, endTime }: Activity) => (startTime ?? 0) <= now && now < (endTime || Infinity);
  const isFor = ({ unloginShowStatus }: Activity) => userId !== 0 || Boolean(unloginShowStatus);
  return Object.values(map)
    .filter((each) => runs(each) && isFor(each))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id);
}
