import type { ReactNode } from 'react';
import { words as shell } from '#i18n/words.en.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { EndlessList } from '#ui/lists/EndlessList.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { Records } from '#shared/records/usePages.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../WalletsScreen.module.css';
import { byDay, type DatedRow } from './byDay.ts';
import { DayHead } from './DayHead.tsx';
import { words } from '../words.en.ts';

interface RecordListProps {
  /** Everything about the list except its rows. */
  records: Omit<Records<unknown>, 'rows'>;
  /** Newest first. */
  rows: readonly DatedRow[];
  /** Formats a day's total; without it no day shows one. */
  totalText?: (amount: string) => string;
  /** The total of all records. */
  sum?: string | null | undefined;
  /** The text for an empty list, filtered or not. */
  empty: string;
  /** Whether a filter is active, so that changing it may find more. */
  filtered?: boolean;
  /** Shown in an empty list without a filter, such as a link to deposit. */
  action?: ReactNode;
}

/** A paginated list of records by their days, with infinite scroll: cached records at once, with their age if they may be outdated. */
export function RecordList({ records, rows, totalText, sum, empty, filtered = false, action }: RecordListProps) {
  const t = words.use();
  const common = shell.use();
  const { total, at, busy, failure, missing, hasMore, unbroken, more, retry, readers } = records;
  const time = useAge(at, failure !== undefined);
  return (
    <>
      {readers}
      <output className={typography['caption']}>
        {[total !== undefined && rows.length > 0 && t('count', { n: total }), time && common('asOf', { time })]
          .filter(Boolean)
          .join(' · ')}
      </output>
      {sum && rows.length > 0 && <p className={css['what']}>{sum}</p>}
      {rows.length === 0 && busy && <Skeleton lines={6} />}
      {rows.length === 0 && !busy && !hasMore && (
        <EmptyState
          picture="/icons/states/noRecords.svg"
          title={filtered ? t('noneFound') : empty}
          {...(filtered && { text: t('noneFoundText') })}
        >
          {!filtered && action}
        </EmptyState>
      )}
      <EndlessList
        hasMore={hasMore && !missing && (rows.length > 0 || !busy)}
        busy={busy}
        onMore={more}
        moreLabel={t('more')}
      >
        {byDay(rows, hasMore, unbroken).map((day) => (
          <section key={day.date} className={layout['stack3']}>
            <DayHead day={day} totalText={totalText} />
            <ul className={`${css['list']} ${layout['list']} ${layout['rows']}`}>{day.views}</ul>
          </section>
        ))}
      </EndlessList>
      {missing && <Failed failure={failure} text={t('recordsFailed')} onRetry={retry} partly={rows.length > 0} />}
    </>
  );
}
