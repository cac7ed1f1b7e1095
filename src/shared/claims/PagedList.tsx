import type { ReactNode } from 'react';
import { Failed } from '#shared/page/Failed.tsx';
import { useAge } from '#shared/page/useAge.ts';
import type { Records } from '#shared/records/usePages.tsx';
import { EndlessList } from '#ui/lists/EndlessList.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { words } from './words.en.ts';

interface PagedListProps<T> {
  /** Of `usePages`. */
  records: Records<T>;
  /** The text of an empty list, and additions to it. */
  empty: string;
  text?: string;
  /** Says how many there are, where “records” isn't what they are. */
  countText?: (n: number) => string;
  /** Renders the rows, as a list or the body of a table. */
  children: (rows: readonly T[]) => ReactNode;
}

/**
 * The loaded pages of a list, with more loaded near the end: cached rows at once, with their age if they may be old.
 */
export function PagedList<T>({ records, empty, text, countText, children }: PagedListProps<T>) {
  const t = words.use();
  const { rows, total, at, busy, failure, missing, hasMore, more, retry, readers } = records;
  const time = useAge(at, failure !== undefined);
  const none = rows.length === 0;
  return (
    <>
      {readers}
      <output>
        {[total !== undefined && !none && (countText?.(total) ?? t('count', { n: total })), time && t('asOf', { time })]
          .filter(Boolean)
          .join(' · ')}
      </output>
      {none && busy && <Skeleton lines={6} />}
      {none && !busy && !hasMore && (
        <EmptyState picture="/icons/states/noRecords.svg" title={empty} {...(text && { text })} />
      )}
      <EndlessList hasMore={hasMore && !missing && (!none || !busy)} busy={busy} onMore={more} moreLabel={t('more')}>
        {!none && children(rows)}
      </EndlessList>
      {missing && <Failed failure={failure} text={t('listFailed')} onRetry={retry} />}
    </>
  );
}
