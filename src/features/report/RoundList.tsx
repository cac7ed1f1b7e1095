import type { Input } from '#contract/endpoints.ts';
import type { Bet } from '#contract/endpoints/bets.ts';
import { usePages } from '#shared/records/usePages.tsx';
import { words as shell } from '#i18n/words.en.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { EndlessList } from '#ui/lists/EndlessList.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Amounts } from './Amounts.tsx';
import css from './ReportScreen.module.css';
import { RoundRow } from './RoundRow.tsx';
import { words } from './words.en.ts';

const idOf = ({ id }: Bet) => id;

/** Rounds in pages, newest first, with their total. */
export function RoundList({ filter }: { filter: Omit<Input<'betRecord'>, 'pageNum' | 'pageSize'> }) {
  const t = words.use();
  const common = shell.use();
  const { rows, first, total, at, busy, failure, missing, hasMore, more, retry, readers } = usePages(
    'betRecord',
    filter,
    idOf,
  );
  const time = useAge(at, failure !== undefined);
  const sum = first?.sum;
  return (
    <>
      {readers}
      <output className={css['small']}>
        {[total !== undefined && rows.length > 0 && t('betCount', { n: total }), time && common('asOf', { time })]
          .filter(Boolean)
          .join(' · ')}
      </output>
      {sum && rows.length > 0 && (
        <Amounts
          rows={[
            [t('bet'), sum.bet],
            [t('win'), sum.win],
          ]}
          result={[t('profit'), sum.profit]}
        />
      )}
      {rows.length === 0 && busy && <Skeleton lines={6} />}
      {rows.length === 0 && !busy && !hasMore && (
        <EmptyState picture="/icons/states/noRecords.svg" title={t('noRounds')} />
      )}
      <EndlessList
        hasMore={hasMore && !missing && (rows.length > 0 || !busy)}
        busy={busy}
        onMore={more}
        moreLabel={t('more')}
      >
        <ul className={css['list']}>
          {rows.map((round) => (
            <RoundRow key={round.id} round={round} />
          ))}
        </ul>
      </EndlessList>
      {missing && <Failed failure={failure} text={t('failed')} onRetry={retry} partly={rows.length > 0} />}
    </>
  );
}
