import { useSnapshot } from 'valtio';
import type { ReportLine } from '#contract/endpoints/bets.ts';
import { language, locales } from '#i18n/language.ts';
import { spanOfDays, type Days } from '#shared/records/days.ts';
import { formatDay } from '#i18n/dates.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Chart } from './Chart.tsx';
import { eachDay } from './reportDays.ts';
import { Table } from './Table.tsx';
import { words } from './words.en.ts';

interface BreakdownProps {
  list: readonly Readonly<ReportLine>[];
  groupBy: 'day' | 'gameType';
  days: Days;
}

/** Results by day or by game type, as a chart and a table; days without play are in the chart only. */
export function Breakdown({ list, groupBy, days }: BreakdownProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const byDay = groupBy === 'day';
  const by = t(byDay ? 'dayWithin' : 'gameTypeWithin');
  // On a narrow phone the date may wrap, so that the amount beside it doesn't.
  const dayName = (key: string) => formatDay(spanOfDays(key, key).startTime, locales[code]).replaceAll('\u00A0', ' ');
  const nameOf = ({ key, name }: Pick<ReportLine, 'key' | 'name'>) => (byDay ? dayName(key) : (name ?? t('otherType')));

  if (list.length === 0)
    return <EmptyState picture="/icons/states/noRecords.svg" title={t('none')} text={t('noneText')} />;
  const profits = new Map(list.map(({ key, profit }) => [key, profit] as const));
  const bars = byDay
    ? eachDay(days).map((key) => ({ name: dayName(key), amount: profits.get(key) ?? 0 }))
    : list.map((line) => ({ name: nameOf(line), amount: line.profit }));
  return (
    <>
      {bars.length > 1 && <Chart bars={bars} by={by} />}
      <Table
        caption={t('tableOf', { by })}
        head={t(groupBy)}
        lines={list.map((line) => ({ ...line, name: nameOf(line) }))}
      />
    </>
  );
}
