import type { Activity } from '#contract/entities.ts';
import { generalPage, listedLink } from '#shared/activities/activityLink.ts';
import { eventState } from '#shared/activityTiles/eventState.ts';
import type { Link } from '#shared/activities/link.ts';
import { eventWay } from './eventWay.ts';
import { isBare, readEvent } from './readEvent.ts';

interface Visit {
  userId: number;
  /** The operator's time, epoch milliseconds. */
  now: number;
  exists: (address: string) => boolean;
}

/** Where an event of a list leads: past its own page if that would show a button and nothing else. */
export function eventLink(activity: Readonly<Activity>, { userId, now, exists }: Visit): Link {
  const link = listedLink(activity, userId, exists);
  const isOwnPage = link.to === generalPage(activity.id);
  if (!isOwnPage || eventState(activity, now) !== 'running' || !isBare(readEvent(activity))) return link;
  const way = eventWay(activity, userId, exists);
  if (way?.kind === 'page' || way?.kind === 'game') return { to: way.to, inner: true };
  return way?.kind === 'outside' ? { to: way.to, inner: false } : link;
}
