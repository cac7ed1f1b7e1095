import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { words as shell } from '#i18n/words.ts';
import { Card } from '#ui/Card.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { Amounts } from './Amounts.tsx';
import { Breakdown } from './Breakdown.tsx';
import css from './ReportScreen.module.css';
import type { Days } from '#shared/records/days.ts';
import { words } from './words.ts';

interface FiguresProps {
  span: { startTime: number; endTime: number };
  days: Days;
}

const groups = ['day', 'gameType'] as const;

/**
 * Stakes and winnings in a period, by day or by game type, and deposits and withdrawals in the period and in total
 * (RG-10).
 */
export function Figures({ span, days }: FiguresProps) {
  const common = shell.use();
  const { onLine } = useSnapshot(stores.network);
  const { value, at, failure, retry } = useReply('betRecordReport', { ...span, groupBy: 'day' });
  const time = useAsOf(failure || !onLine ? at : 0);

  if (!value) return failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={screenful} />;
  return (
    <>
      {time && <output className={css['small']}>{common('asOf', { time })}</output>}
      <Totals report={value} />
      <Groups span={span} days={days} />
    </>
  );
}

function Groups({ span, days }: FiguresProps) {
  const t = words.use();
  const [groupBy, setGroupBy] = useState<(typeof groups)[number]>('day');
  const { value, failure, retry } = useReply('betRecordReport', { ...span, groupBy });
  const options = groups.map((each) => ({ value: each, label: t(each) }));
  return (
    <>
      <SelectField label={t('groupBy')} options={options} value={groupBy} onChange={setGroupBy} />
      {value && <Breakdown list={value.list} {...{ groupBy, days }} />}
      {!value && (failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={6} />)}
    </>
  );
}

function Totals({ report }: { report: Readonly<Omit<Output<'betRecordReport'>, 'list'>> }) {
  const t = words.use();
  const { total, deposit, withdraw, netDeposit, lifetimeNetDeposit } = report;
  return (
    <>
      <Card aria-label={t('play')}>
        <h2 className={css['heading']}>{t('play')}</h2>
        <p className={css['small']}>{t('betCount', { n: total.betCount })}</p>
        <Amounts
          rows={[
            [t('bet'), total.bet],
            [t('validBet'), total.validBet],
            [t('win'), total.win],
          ]}
          result={[t('profit'), total.profit]}
        />
        <p className={css['small']}>{t('validText')}</p>
      </Card>
      <Card aria-label={t('money')}>
        <h2 className={css['heading']}>{t('money')}</h2>
        <Amounts
          rows={[
            [t('deposit'), deposit],
            [t('withdraw'), withdraw],
            [t('netDeposit'), netDeposit],
          ]}
          result={[t('lifetime'), lifetimeNetDeposit]}
        />
        <p className={css['small']}>{t('lifetimeText')}</p>
      </Card>
    </>
  );
}
