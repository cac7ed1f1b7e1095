import { useSnapshot } from 'valtio';
import { awardStates } from '#contract/rewards/bonus.ts';
import type { Award } from '#contract/endpoints/awardLog.ts';
import { stores } from '#data/stores.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { activityLink, generalPage } from '#shared/activities/activityLink.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { words } from '../words.en.ts';
import { AwardBadge, AwardDate, stateAt } from './AwardBadge.tsx';

interface AwardRowProps {
  row: Readonly<Award>;
  /** The operator's time, epoch milliseconds. */
  now: number;
}

/** A reward; a waiting one links to where it can be claimed. */
export function AwardRow({ row, now }: AwardRowProps) {
  const t = words.use();
  const propOf = useProps();
  const exists = useKnownAddress();
  const { userId } = useSnapshot(stores.session);
  const { activityType, title, awards, time, expireTime } = row;
  const status = stateAt(row, now);
  const link = status === awardStates.waiting ? activityLink({ id: 0, activityType }, userId) : undefined;
  const date = status === awardStates.got ? time : expireTime;
  return (
    <ListRow
      title={title || t('reward')}
      text={
        <>
          {awards.map(({ id, count }) => propOf(id).textOf(count)).join(' + ')}
          <AwardDate status={status} date={date} />
        </>
      }
      end={<AwardBadge status={status} />}
      {...(link?.inner && link.to !== generalPage(0) && exists(link.to) && { href: link.to })}
    />
  );
}
