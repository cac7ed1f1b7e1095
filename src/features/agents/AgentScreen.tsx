import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href, useQuery } from '#nav/href.ts';
import { replaceUrl } from '#nav/navigation.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import layout from '#ui/layout.module.css';
import css from './AgentScreen.module.css';
import { CommissionTab, MembersTab } from './Logs.tsx';
import { InviteTab } from './InviteTab.tsx';
import { Overview } from './Overview.tsx';
import { useAgent } from './useAgent.ts';
import { words } from './words.en.ts';

const tabIds = ['overview', 'members', 'commission', 'invite'] as const;

/** A player's members, the commission from their bets, and the steps of inviting (R-17, SH-03 to SH-05). */
export default function AgentScreen() {
  const { userId } = useSnapshot(stores.session);
  return <AgentOf key={userId} userId={userId} />;
}

function AgentOf({ userId }: { userId: number }) {
  const t = words.use();
  const { tabActive } = useQuery('/agent');
  const agent = useAgent();
  return (
    <RewardPage
      title={t('title')}
      back="/member"
      reply={agent.reply}
      acts={[agent.receive, agent.claim]}
      intro={userId === 0 && <p>{t('intro')}</p>}
    >
      {(response) => {
        const value = agent.withClaims(response);
        return (
          <div className={css['tabs']}>
            <Tabs
              label={t('tabs')}
              tabs={tabIds.map((id) => ({ id, name: t(id) }))}
              current={tabActive}
              onSelect={(id) => replaceUrl(href('/agent', { tabActive: id }))}
            >
              <div className={layout['stack4']}>
                {tabActive === 'overview' && <Overview value={value} acts={agent} />}
                {tabActive === 'members' && <MembersTab direct={value.direct} />}
                {tabActive === 'commission' && <CommissionTab />}
                {tabActive === 'invite' && <InviteTab value={value} acts={agent} />}
              </div>
            </Tabs>
          </div>
        );
      }}
    </RewardPage>
  );
}
