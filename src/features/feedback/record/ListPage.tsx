import { useSnapshot } from 'valtio';
import type { FeedbackEntry } from '#contract/endpoints/feedback.ts';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { LogInFirst } from '#shared/page/LogInFirst.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { usePages } from '#shared/records/usePages.tsx';
import { EndlessList } from '#ui/lists/EndlessList.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import typography from '#ui/typography.module.css';
import css from '../FeedbackScreen.module.css';
import { words } from '../words.en.ts';
import { Entry } from './Entry.tsx';

const ofEntry = ({ id }: FeedbackEntry) => id;

/** The player's feedback, with each one's state and new answers (FB-03). */
export function ListPage() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('records')} back="/feedback">
      {userId === 0 ? <LogInFirst title={t('visitor')} text={t('visitorText')} /> : <Entries />}
    </Page>
  );
}

/** The loaded pages of the list: cached ones at once, with their age if they may be old. */
function Entries() {
  const t = words.use();
  const { rows, at, busy, failure, missing, hasMore, more, retry, readers } = usePages('feedbackList', {}, ofEntry);
  const time = useAge(at, failure !== undefined);
  const none = rows.length === 0;
  return (
    <>
      {readers}
      <output className={`${css['small']} ${typography['caption']}`}>{!none && time && t('asOf', { time })}</output>
      {none && busy && <Skeleton lines={6} />}
      {none && !busy && !hasMore && (
        <EmptyState picture="/icons/states/noRecords.svg" title={t('none')}>
          <LinkButton to={href('/feedback')}>{t('title')}</LinkButton>
        </EmptyState>
      )}
      <EndlessList hasMore={hasMore && !missing && !none} busy={busy} onMore={more} moreLabel={t('more')}>
        <ul className={css['list']}>
          {rows.map((row) => (
            <li key={row.id}>
              <Entry row={row} />
            </li>
          ))}
        </ul>
      </EndlessList>
      {missing && <Failed failure={failure} onRetry={retry} />}
    </>
  );
}
