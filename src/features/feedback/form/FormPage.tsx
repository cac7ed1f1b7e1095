import { useSnapshot } from 'valtio';
import { useFeature } from '#data/features.ts';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { LogInFirst } from '#shared/page/LogInFirst.tsx';
import { Page } from '#shared/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { words } from '../words.en.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { useDraft } from './useDraft.ts';

/** Where players write to the operator, with pictures (FB-01); also open during a break. */
export function FormPage() {
  const t = words.use();
  const { userId, epoch } = useSnapshot(stores.session);
  const hasFeedback = useFeature('feedback');
  const toRecords = <LinkButton to={href('/feedback/record')}>{t('records')}</LinkButton>;
  let content = <DraftedForm key={epoch} />;
  if (userId === 0) content = <LogInFirst title={t('visitor')} text={t('visitorText')} />;
  else if (!hasFeedback)
    content = (
      <EmptyState title={t('off')} text={t('offText')}>
        {toRecords}
      </EmptyState>
    );
  return (
    <Page title={t('title')} back="/member">
      {content}
    </Page>
  );
}

/** The form with its stored draft. */
function DraftedForm() {
  const draft = useDraft();
  return draft ? <FeedbackForm draft={draft} /> : <Skeleton lines={8} />;
}
