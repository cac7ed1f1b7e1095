import { useState } from 'react';
import { rechargeStates } from '../../../worker/contract/limits.ts';
import { Page } from '../../app/Page.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { beginOf, type Period } from './pages.ts';
import { AllRecords, Deposits, History } from './RecordLists.tsx';
import { stateKeys } from './RecordRows.tsx';
import css from './wallets.module.css';
import { words } from './words.ts';

type Tab = 'deposits' | 'history' | 'all';

/** What happened to the player's money: deposits, every move of the balance, and both together (WA-13). */
export default function RecordsScreen() {
  const t = words.use();
  const [tab, setTab] = useState<Tab>('deposits');
  const tabs = (['deposits', 'history', 'all'] as const).map((id) => ({ id, name: t(id) }));
  return (
    <Page title={t('records')} back="/wallets">
      <Tabs label={t('recordTabs')} tabs={tabs} current={tab} onSelect={setTab}>
        <div className={css['records']}>
          {tab === 'deposits' && <DepositsTab />}
          {tab === 'history' && <HistoryTab />}
          {tab === 'all' && <AllRecords />}
        </div>
      </Tabs>
    </Page>
  );
}

const states = Object.values(rechargeStates);
const anyState = -1;

function DepositsTab() {
  const t = words.use();
  const [state, setState] = useState<number>(anyState);
  const options = [
    { value: anyState, label: t('anyState') },
    ...states.map((each) => ({ value: each, label: t(stateKeys[each]) })),
  ];
  return (
    <>
      <div className={css['choices']}>
        <SelectField label={t('stateFilter')} options={options} value={state} onChange={setState} />
      </div>
      <Deposits key={state} filter={state === anyState ? {} : { status: state }} />
    </>
  );
}

const periods: readonly (readonly [Period, 'anyTime' | 'today' | 'week' | 'month'])[] = [
  ['any', 'anyTime'],
  ['today', 'today'],
  ['week', 'week'],
  ['month', 'month'],
];

function spanOf(period: Period) {
  const startTime = beginOf(period, Date.now());
  return { period, ...(startTime !== undefined && { startTime }) };
}

function HistoryTab() {
  const t = words.use();
  const [{ period, startTime }, choose] = useState<{ period: Period; startTime?: number }>({ period: 'any' });
  const options = periods.map(([value, key]) => ({ value, label: t(key) }));
  return (
    <>
      <div className={css['choices']}>
        <SelectField
          label={t('period')}
          options={options}
          value={period}
          onChange={(chosen) => choose(spanOf(chosen))}
        />
      </div>
      <History key={startTime ?? 'any'} filter={startTime === undefined ? {} : { startTime }} />
    </>
  );
}
