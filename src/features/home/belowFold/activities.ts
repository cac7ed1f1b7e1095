import * as types from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { runningFor, type Player } from '#shared/activities/activities.ts';
import { activityLink } from '#shared/activities/activityLink.ts';
import type { ListedActivity } from '#shared/activityTiles/ActivityTiles.tsx';

interface Viewer extends Player {
  /** Whether the app has a page at this address. */
  exists: (address: string) => boolean;
  /** The player has made a deposit: first-deposit activities are gone, unless something there waits (FD-01). */
  hasDeposited?: boolean;
}

const forFirst: readonly number[] = [types.FirstCharge, types.FirstDeposit];

/** Whether the operator runs the tour of the lobby. */
export const hasGuide = (map: Readonly<Record<string, Activity>>, player: Player): boolean =>
  runningFor(map, player).some(({ activityType }) => activityType === types.homeGuide);

/**
 * The activities to show, in the operator's order: those that are running, have a name and a link, are for this player or
 * visitor, and are offered.
 */
export function shownActivities(
  map: Readonly<Record<string, Activity>>,
  { exists, hasDeposited, ...player }: Viewer,
): ListedActivity[] {
  return runningFor(map, player)
    .filter(({ title }) => title)
    .filter(({ activityType, red }) => !hasDeposited || red || !forFirst.includes(activityType))
    .flatMap((each) => {
      const link = activityLink(each, player.userId);
      if (!link || (link.inner && !exists(link.to))) return [];
      return [{ activity: each, link }];
    });
}
