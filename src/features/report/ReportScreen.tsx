import { useState } from 'react';
import { Page } from '#shared/page/Page.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { DaysField } from './DaysField.tsx';
import { Figures } from './Figures.tsx';
import { Older } from './Older.tsx';
import css from './ReportScreen.module.css';
import { Rounds } from './Rounds.tsx';
import { useReportDays } from './useReportDays.ts';
import { words } from './words.ts';

const views = ['figures', 'rounds'] as const;

/** What was played in a time and what came of it (ME-03), and every round of it (ME-04). */
export default function ReportScreen() {
  const t = words.use();
  const [view, setView] = useState<(typeof views)[number]>('figures');
  const chosen = useReportDays();
  const { span, days } = chosen;
  const key = JSON.stringify(span);
  return (
    <Page title={t('title')} back="/member" balance>
      <DaysField chosen={chosen} />
      <Tabs label={t('views')} tabs={views.map((id) => ({ id, name: t(id) }))} current={view} onSelect={setView}>
        <div className={css['part']}>
          {span && view === 'figures' && <Figures key={key} span={span} days={days} />}
          {span && view === 'rounds' && <Rounds key={key} span={span} />}
        </div>
      </Tabs>
      <Older />
    </Page>
  );
}
