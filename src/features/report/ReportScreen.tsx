import { useState } from 'react';
import { Page } from '#shared/page/Page.tsx';
import { PeriodField } from '#shared/records/PeriodField.tsx';
import { usePeriod } from '#shared/records/usePeriod.ts';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { Figures } from './Figures.tsx';
import { OlderRecords } from './OlderRecords.tsx';
import css from './ReportScreen.module.css';
import { periods } from './reportDays.ts';
import { Rounds } from './Rounds.tsx';
import { words } from './words.en.ts';

const views = ['figures', 'rounds'] as const;

/** The results of play in a period (ME-03), and every round in it (ME-04). */
export default function ReportScreen() {
  const t = words.use();
  const [view, setView] = useState<(typeof views)[number]>('figures');
  const chosen = usePeriod(periods, 'week', true);
  const { span, days } = chosen;
  const key = JSON.stringify(span);
  return (
    <Page title={t('title')} back="/member" balance>
      <PeriodField chosen={chosen} />
      <Tabs label={t('views')} tabs={views.map((id) => ({ id, name: t(id) }))} current={view} onSelect={setView}>
        <div className={css['part']}>
          {span && view === 'figures' && <Figures key={key} days={days} />}
          {span && view === 'rounds' && <Rounds key={key} days={days} />}
        </div>
      </Tabs>
      <OlderRecords />
    </Page>
  );
}
