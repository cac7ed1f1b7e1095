import { useSnapshot } from 'valtio';
import { awardStates } from '#contract/rewards/bonus.ts';
import type { Award } from '#contract/endpoints/awardLog.ts';
import { stores } from '#data/stores.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { activityLink } from '#shared/activities/activityLink.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { Page } from '#shared/page/Page.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import css from '#shared/claims/RewardPage.module.css';
import { words } from '../words.ts';
import { AwardBadge, AwardDate } from './AwardBadge.tsx';

const ofAward = ({ id }: Award) => id;

/** The rewards that a player got, that wait, and that have expired (BO-04, BO-07); at all three addresses. */
export default function AwardsScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('rewards')} back="/bonus" balance>
      {userId === 0 ? <ForPlayers /> : <Awards />}
    </Page>
  );
}

function Awards() {
  const t = words.use();
  const records = usePages('activityAwardGetLog', {}, ofAward);
  return (
    <PagedList records={records} empty={t('noRewards')}>
      {(rows) => (
        <ul className={css['list']}>
          {rows.map((row) => (
            <li key={row.id}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** A reward; one that waits leads to where it can be claimed. */
function Row({ row: { activityType, title, awards, status, time, expireTime } }: { row: Readonly<Award> }) {
  const t = words.use();
  const propOf = useProps();
  const exists = useKnownAddress();
  const { userId } = useSnapshot(stores.session);
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
      {...(link?.inner && exists(link.to) && { href: link.to })}
    />
  );
}
