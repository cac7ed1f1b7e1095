import { activityTypes as types } from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { runningFor, type Player } from '#shared/activities/activities.ts';
import { activityLink } from '#shared/activities/activityLink.ts';
import type { Link } from '#shared/activities/link.ts';

/** Features that the settings can switch off, by the type of their activity (payloads K). */
const features: Readonly<Record<number, string>> = { [types.Rank]: 'rank', [types.SlotsHack]: 'slotshack' };

interface Viewer extends Player {
  /** Whether the app has a page at this address. */
  exists: (address: string) => boolean;
  /** Whether the operator offers a feature; any by default. */
  offers?: (feature: string) => boolean;
  /** The player has made a deposit: what was for a first one is gone, unless something of it waits (FD-01). */
  hasDeposited?: boolean;
}

const forFirst: readonly number[] = [types.FirstCharge, types.FirstDeposit];

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
 * have a link, and whose feature is offered.
 */
export function shownActivities(
  map: Readonly<Record<string, Activity>>,
  { userId, now, exists, offers = () => true, hasDeposited }: Viewer,
): Shown[] {
  const isOffered = (type: number) => features[type] === undefined || offers(features[type]);
  return runningFor(map, { userId, now })
    .filter(({ title, activityType }) => title && isOffered(activityType))
    .filter(({ activityType, red }) => !hasDeposited || red || !forFirst.includes(activityType))
    .flatMap((each) => {
      const link = activityLink(each, userId);
      if (!link || (link.inner && !exists(link.to))) return [];
      return [{ id: each.id, title: each.title ?? '', red: Boolean(each.red), link }];
    });
}
