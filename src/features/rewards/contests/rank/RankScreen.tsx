import { useEffect, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { rankPeriods } from '#contract/rewards/contests.ts';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { app } from '#data/worker.ts';
import { href, useQuery } from '#nav/href.ts';
import { replaceUrl } from '#nav/navigation.ts';
import { useReply } from '#nav/useReply.ts';
import { forActivity } from '#shared/activities/forActivity.tsx';
import { useOffered } from '#shared/activities/useOffered.ts';
import { Closed } from '#shared/claims/Closed.tsx';
import { ForPlayers, RewardContent } from '#shared/claims/RewardPage.tsx';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { Page } from '#shared/page/Page.tsx';
import { Unreached } from '#shared/page/Unreached.tsx';
import { Waiting } from '#shared/page/Waiting.tsx';
import { firstPage } from '#shared/records/pages.ts';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { useClaim } from '../useClaim.ts';
import { Ranking } from './Ranking.tsx';
import { words } from '../words.en.ts';
import layout from '#ui/layout.module.css';

const tabIds = ['day', 'week', 'month'] as const;

const pageOf = (tab: (typeof tabIds)[number]) => firstPage({ period: rankPeriods[tab] });
const useRank = (tab: (typeof tabIds)[number]) => useReply('rankInfo', pageOf(tab));

/** The ranking of the day, the week and the month (RK-01), each a tab with its own address. */
function RankScreen() {
  const t = words.use();
  const { tab } = useQuery('/rank');
  const { userId } = useSnapshot(stores.session);
  const offered = useOffered(activityTypes.Rank);
  return (
    <Page title={t('title')} back="/" balance>
      {userId === 0 && <p>{t('intro')}</p>}
      {!offered && <Closed reason="gone" />}
      {offered && userId === 0 && <ForPlayers />}
      {offered && userId !== 0 && (
        <div>
          <Tabs
            label={t('periods')}
            tabs={tabIds.map((id) => ({ id, name: t(id) }))}
            current={tab}
            onSelect={(id) => replaceUrl(href('/rank', { tab: id }))}
          >
            <OfPeriod key={tab} tab={tab} />
          </Tabs>
        </div>
      )}
    </Page>
  );
}

function OfPeriod({ tab }: { tab: (typeof tabIds)[number] }) {
  const period = rankPeriods[tab];
  const reply = useRank(tab);
  const { retry } = reply;
  const claim = useClaim('claimRank', retry);
  // Every period ends at a midnight (RK-01).
  useManilaMidnight(() => void retry());
  return (
    <div className={layout['stack4']}>
      <RewardContent reply={reply} acts={[claim.act]}>
        {(info) => <Ranking key={info.startTime} period={period} info={info} claim={claim} retry={retry} />}
      </RewardContent>
    </div>
  );
}

/** The ranking once it has ended: open until the last reward's deadline, since the operator pays for days after the end. */
function EndedRank({ children }: { children: ReactNode }) {
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    void Promise.allSettled(tabIds.map((tab) => app.replies.read('rankInfo', pageOf(tab)))).then(() => setFresh(true));
  }, []);
  const replies = [useRank('day'), useRank('week'), useRank('month')];
  const now = useOperatorTime();
  if (replies.some(({ value }) => value?.past.some(({ expireTime }) => now < expireTime))) return <RankScreen />;
  if (!isFresh) return <Waiting />;
  const isUnknown = replies.some(({ value, failure }) => !value && failure && failure.kind !== 'refused');
  return isUnknown ? <Unreached onRetry={() => replies.forEach(({ retry }) => void retry())} /> : children;
}

export default forActivity([activityTypes.Rank], RankScreen, EndedRank);
