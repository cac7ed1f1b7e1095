import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { href } from '#nav/href.ts';
import { usePathId } from '#nav/pathId.ts';
import { useReply } from '#nav/useReply.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { LogInFirst } from '#shared/page/LogInFirst.tsx';
import { Page } from '#shared/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import typography from '#ui/typography.module.css';
import css from '../FeedbackScreen.module.css';
import { words } from '../words.en.ts';
import { Talk } from './Talk.tsx';

/** One feedback with its pictures and answers, which are thereby read (FB-03). */
export function RecordPage() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const id = usePathId();
  return (
    <Page title={t('record')} back="/feedback/record">
      {userId === 0 ? <LogInFirst title={t('visitor')} text={t('visitorText')} /> : <Whole id={id} />}
    </Page>
  );
}

/** Its texts are in memory only: they are personal, like a mail's. */
function Whole({ id }: { id: number }) {
  const t = words.use();
  const { value, at, failure, retry } = useReply('feedbackDetail', { id });
  // Opening the record marks its replies as read, which changes the red dots.
  useEffect(() => {
    if (at > 0) void app.replies.read('activityGetStatusList', {}, true).catch(() => {});
  }, [at]);

  if (failure?.code === codes.notFound)
    return (
      <EmptyState picture="/icons/states/noRecords.svg" title={t('gone')}>
        <LinkButton to={href('/feedback/record')}>{t('toRecords')}</LinkButton>
      </EmptyState>
    );
  if (value) return <Talk feedback={value} />;
  if (!failure) return <Skeleton lines={8} />;
  return (
    <>
      <Failed failure={failure} onRetry={retry} />
      <p className={`${css['small']} ${typography['caption']}`}>{t('memory')}</p>
    </>
  );
}
