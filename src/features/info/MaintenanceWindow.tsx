import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { stores } from '#data/stores.ts';
import { Card } from '#ui/Card.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import { formatDateTime } from '#i18n/dates.ts';
import css from './Article.module.css';
import { words } from './words.en.ts';

/** Start and end of the maintenance, if the operator gives them, and the time remaining. */
export function MaintenanceWindow() {
  const t = words.use();
  const locale = locales[useSnapshot(language).code];
  const { startTime, endTime } = useSnapshot(stores.settings).maintenance ?? {};
  if (!startTime && !endTime) return null;
  return (
    <Card>
      <dl className={css['facts']}>
        {startTime && (
          <>
            <dt>{t('from')}</dt>
            <dd>{formatDateTime(startTime, locale)}</dd>
          </>
        )}
        {endTime && (
          <>
            <dt>{t('until')}</dt>
            <dd>{formatDateTime(endTime, locale)}</dd>
          </>
        )}
      </dl>
      {endTime && <TimeLeft key={endTime} until={endTime} />}
    </Card>
  );
}

function TimeLeft({ until }: { until: number }) {
  const t = words.use();
  const [isOver, setIsOver] = useState(() => until <= operatorTime());
  if (isOver) return <p>{t('longer')}</p>;
  return (
    <p className={css['left']}>
      <Countdown
        label={t('left')}
        until={until}
        now={operatorTime}
        days={(n) => t('days', { n })}
        onEnd={() => setIsOver(true)}
      />
    </p>
  );
}
