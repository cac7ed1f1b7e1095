import { useSnapshot } from 'valtio';
import { feedbackLengths, feedbackTypes, pictureLimit } from '#contract/feedback.ts';
import { stores } from '#data/stores.ts';
import { href, hrefOf } from '#nav/href.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import css from '../Feedback.module.css';
import { words } from '../words.ts';
import { PicturesField } from './PicturesField.tsx';
import type { Draft } from './useDraft.ts';
import { useFeedbackForm } from './useFeedbackForm.ts';

/** The form of feedback, as it was left (FB-01, FB-02). */
export function FeedbackForm({ draft }: { draft: Draft }) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const { form, pictures, sentId } = useFeedbackForm(draft);
  const limit = pictureLimit(config?.feedbackImageLimit);
  if (sentId > 0)
    return (
      <EmptyState title={t('sent')} text={t('sentText')}>
        <LinkButton to={hrefOf('/feedback/record/:id', sentId)}>{t('record')}</LinkButton>
      </EmptyState>
    );

  const options = ['' as const, ...feedbackTypes].map((value) => ({ value, label: t(value || 'choose') }));
  const hint = t('contentHint', { n: form.values.content.length, most: feedbackLengths.most });
  return (
    <>
      <div className={css['intro']}>
        <p>{t('intro')}</p>
        <LinkButton to={href('/feedback/record')}>{t('records')}</LinkButton>
      </div>
      <OperatorForm form={form} submit={t(form.busy ? 'sending' : 'send')}>
        <SelectField {...form.text('type')} label={t('type')} options={options} />
        <TextArea {...form.text('content')} label={t('content')} hint={hint} />
        <Field {...form.text('contact', t('contactHint'))} label={t('contact')} autoComplete="off" />
        {limit > 0 && <PicturesField pictures={pictures} limit={limit} />}
        <p className={css['small']}>{t('draft')}</p>
      </OperatorForm>
    </>
  );
}
