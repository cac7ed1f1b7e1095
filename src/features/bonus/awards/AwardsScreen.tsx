import { useSnapshot } from 'valtio';
import type { Award } from '#contract/endpoints/awardLog.ts';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { Page } from '#shared/page/Page.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import layout from '#ui/layout.module.css';
import { words } from '../words.en.ts';
import { AwardRow } from './AwardRow.tsx';

const ofAward = ({ id }: Award) => id;

/**
 * The rewards that a player has received, that wait, and that have expired (BO-04, BO-07); at both of its addresses
 * (Q-36).
 */
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
  const now = useOperatorTime();
  const records = usePages('activityAwardGetLog', {}, ofAward);
  return (
    <PagedList records={records} empty={t('noRewards')}>
      {(rows) => (
        <ul className={`${layout['list']} ${layout['stack3']}`}>
          {rows.map((row) => (
            <li key={row.id}>
              <AwardRow row={row} now={now} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
