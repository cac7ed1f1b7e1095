import { useSnapshot } from 'valtio';
import type { Activity } from '#contract/entities.ts';
import { stores } from '#data/stores.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { ActivityTiles } from '#shared/activityTiles/ActivityTiles.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { eventLink } from './eventLink.ts';
import { readEvent } from './readEvent.ts';

interface EventTilesProps {
  list: readonly Activity[];
  /** The operator's time, epoch milliseconds. */
  now: number;
}

/** Events as tiles, each with what it gives. */
export function EventTiles({ list, now }: EventTilesProps) {
  const { userId } = useSnapshot(stores.session);
  const exists = useKnownAddress();
  const propOf = useProps();
  const listed = list.map((activity) => ({
    activity,
    link: eventLink(activity, { userId, now, exists }),
    gives: readEvent(activity)
      .awards.map(({ id, count }) => propOf(id).textOf(count))
      .join(' + '),
  }));
  return <ActivityTiles list={listed} now={now} />;
}
