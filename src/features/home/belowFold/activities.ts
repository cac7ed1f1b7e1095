import { activityTypes as types } from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { runningFor, type Player } from '#shared/activities/activities.ts';
import { activityLink } from '#shared/activities/activityLink.ts';
import type { Link } from '#shared/activities/link.ts';

interface Viewer extends Player {
  /** Whether the app has a page at this address. */
  exists: (address: string) => boolean;
}

/** Whether the operator runs the tour of the lobby. */
export const hasGuide = (map: Readonly<Record<string, Activity>>, player: Player): boolean =>
  runningFor(map, player).some(({ activityType }) => activityType === types.homeGuide);

/** An activity as the lobby shows it. */
export interface Shown {
  id: number;
  title: string;
  red: boolean;
  link: Link;
}

/**
 * The activities to show, in the operator's order: those that are running, have a name, are for this player or visitor,
 * and have a link.
 */
export function shownActivities(map: Readonly<Record<string, Activity>>, { userId, now, exists }: Viewer): Shown[] {
  return runningFor(map, { userId, now })
    .filter(({ title }) => title)
    .flatMap((each) => {
      const link = activityLink(each, userId);
      if (!link || (link.inner && !exists(link.to))) return [];
      return [{ id: each.id, title: each.title ?? '', red: Boolean(each.red), link }];
    });
}
