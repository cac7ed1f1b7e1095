import { Suspense, useState, type ReactNode } from 'react';
import { useFeature } from '#data/features.ts';
import { href, useQuery } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import type { Period } from '#shared/records/days.ts';
import { usePeriod } from '#shared/records/usePeriod.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { lazyPart } from '#shared/page/lazyPart.tsx';
import layout from '#ui/layout.module.css';
import css from '../WalletsScreen.module.css';
import { words } from '../words.en.ts';

const periods: readonly Period[] = ['any', 'today', 'week', 'month', 'quarter', 'own'];

const StatementPage = lazyPart(async () => (await import('../statement/StatementPage.tsx')).StatementPage);
const DepositsTab = lazyPart(async () => (await import('./RecordTabs.tsx')).DepositsTab);
const HistoryTab = lazyPart(async () => (await import('./RecordTabs.tsx')).HistoryTab);
const AllTab = lazyPart(async () => (await import('./RecordTabs.tsx')).AllTab);
const WithdrawalsTab = lazyPart(async () => (await import('./WithdrawalsTab.tsx')).WithdrawalsTab);

/** The player's money records, or a statement of a period. */
export default function RecordsScreen(): ReactNode {
  const t = words.use();
  const { view } = useQuery('/wallets/record');
  if (view !== 'statement') return <RecordsPage />;
  return (
    <Page title={t('statement')} back="/wallets/record" balance>
      <Suspense fallback={<Skeleton lines={8} />}>
        <StatementPage />
      </Suspense>
    </Page>
  );
}

const tabIds = ['deposits', 'withdrawals', 'history', 'all'] as const;

/** Deposits, withdrawals if the operator has any, the ledger, and all together; the tabs share the period (WA-13). */
function RecordsPage() {
  const t = words.use();
  const [wanted, setWanted] = useState(useQuery('/wallets/record').tab);
  const pays = useFeature('withdrawals');
  const shown = tabIds.filter((id) => pays || id !== 'withdrawals');
  const tab = shown.includes(wanted) ? wanted : 'deposits';
  const chosen = usePeriod<Period>(periods, 'any');
  const List = { deposits: DepositsTab, withdrawals: WithdrawalsTab, history: HistoryTab, all: AllTab }[tab];
  return (
    <Page title={t('records')} back="/wallets" balance>
      <div>
        <LinkButton to={href('/wallets/record', { view: 'statement' })}>{t('statement')}</LinkButton>
      </div>
      <div className={css['tabs']}>
        <Tabs
          label={t('recordTabs')}
          tabs={shown.map((id) => ({ id, name: t(id) }))}
          current={tab}
          onSelect={setWanted}
        >
          <div className={layout['stack3']}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <List chosen={chosen} />
            </Suspense>
          </div>
        </Tabs>
      </div>
    </Page>
  );
}
