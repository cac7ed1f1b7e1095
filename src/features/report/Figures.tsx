import { useState } from 'react';
import type { Output } from '#contract/endpoints.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { useReply } from '#nav/useReply.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Card } from '#ui/Card.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { Amounts } from './Amounts.tsx';
import { Breakdown } from './Breakdown.tsx';
import css from './ReportScreen.module.css';
import { spanOfDays, type Days } from '#shared/records/days.ts';
import { DaysKept } from '#shared/records/DaysKept.tsx';
import { useHadDays } from '#shared/records/useHadDays.ts';
import { words } from './words.en.ts';

const groups = ['day', 'gameType'] as const;

/**
 * Stakes and winnings in a period, by day or by game type, and deposits and withdrawals in the period and in total
 * (RG-10).
 */
export function Figures({ days }: { days: Days }) {
  const common = shell.use();
  const reply = useReply('betRecordReport', { ...spanOfDays(days.from, days.to), groupBy: 'day' });
  const shown = useHadDays('report', days, reply);
  const { value, at, failure, retry } = useReply('betRecordReport', {
    ...spanOfDays(shown.from, shown.to),
    groupBy: 'day',
  });
  const time = useAge(at, failure !== undefined);

  if (!value) return failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={screenful} />;
  return (
    <>
      {time && <output className={css['small']}>{common('asOf', { time })}</output>}
      <DaysKept chosen={days} shown={shown} />
      <Totals report={value} />
      <Groups days={shown} />
    </>
  );
}

function Groups({ days }: { days: Days }) {
  const t = words.use();
  const [groupBy, setGroupBy] = useState<(typeof groups)[number]>('day');
  const { value, failure, retry } = useReply('betRecordReport', {
    ...spanOfDays(days.from, days.to),
    groupBy,
  });
  const options = groups.map((each) => ({ value: each, label: t(each) }));
  return (
    <>
      {value?.list.length !== 0 && (
        <SelectField label={t('groupBy')} options={options} value={groupBy} onChange={setGroupBy} />
      )}
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
        <h2>{t('play')}</h2>
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
        <h2>{t('money')}</h2>
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
