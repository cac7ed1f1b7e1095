import { useSnapshot } from 'valtio';
import { awardStates } from '#contract/rewards/bonus.ts';
import type { Award } from '#contract/endpoints/awardLog.ts';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { href } from '#nav/href.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { words } from '../words.en.ts';
import { AwardRow } from './AwardRow.tsx';

const { waiting } = awardStates;
const ofAward = ({ id }: Award) => id;

/** The claimable rewards, each with its expiry and where to claim it; past ones are in the record (R-18, BO-04). */
export default function ToClaimScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('toClaim')} back="/bonus" balance>
      {userId === 0 ? (
        <ForPlayers />
      ) : (
        <>
          <ToClaim />
          <LinkButton to={href('/bonus/record')}>{t('rewards')}</LinkButton>
        </>
      )}
    </Page>
  );
}

function ToClaim() {
  const t = words.use();
  const now = useOperatorTime();
  const records = usePages('activityAwardGetLog', { status: waiting }, ofAward);
  // An operator may ignore the filter and answer with every state.
  const isAll = records.rows.some(({ status }) => status !== waiting);
  const rows = records.rows.filter(({ status }) => status === waiting);
  const total = isAll ? undefined : records.total;
  return (
    <>
      {rows.length > 0 && <p className={typography['caption']}>{t('toClaimNote')}</p>}
      <PagedList records={{ ...records, rows, total }} empty={t('noneToClaim')} text={t('noneToClaimText')}>
        {(list) => (
          <ul className={`${layout['list']} ${layout['stack3']}`}>
            {list.map((row) => (
              <li key={row.id}>
                <AwardRow row={row} now={now} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
