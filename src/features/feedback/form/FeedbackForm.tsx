import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { lengthOf } from '#contract/typed/length.ts';
import { feedbackLengths, feedbackTypes } from '#contract/feedback/terms.ts';
import { pictureLimit } from '#contract/feedback/pictures.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { href } from '#nav/href.ts';
import { hrefOf } from '#nav/pathId.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../FeedbackScreen.module.css';
import { words } from '../words.en.ts';
import { PicturesField } from './PicturesField.tsx';
import type { Draft } from './useDraft.ts';
import { useFeedbackForm } from './useFeedbackForm.ts';

/** The feedback form with its draft (FB-01, FB-02). */
export function FeedbackForm({ draft }: { draft: Draft }) {
  const t = words.use();
  const common = shell.use();
  const { config } = useSnapshot(stores.settings);
  const { onLine } = useSnapshot(stores.network);
  const reasonId = useId();
  const { form, pictures, sentId } = useFeedbackForm(draft);
  const limit = pictureLimit(config?.feedbackImageLimit);
  if (sentId > 0)
    return (
      <EmptyState title={t('sent')} text={t('sentText')}>
        <LinkButton to={hrefOf('/feedback/record/:id', sentId)}>{t('record')}</LinkButton>
      </EmptyState>
    );

  const { type, content, contact } = form.values;
  const isBegun = [type, content, contact].some((each) => each !== '') || pictures.all.length > 0;
  const options = ['' as const, ...feedbackTypes].map((value) => ({ value, label: t(value || 'choose') }));
  const hint = t('contentHint', { n: lengthOf(content), most: feedbackLengths.most });
  return (
    <>
      <div className={css['intro']}>
        <p>{t('intro')}</p>
        <LinkButton to={href('/feedback/record')} kind="quiet">
          {t('records')}
        </LinkButton>
      </div>
      <form {...form.props} className={`${css['form']} ${layout['stack4']}`}>
        <SelectField {...form.text('type')} label={t('type')} options={options} />
        <Field {...form.text('content')} label={t('content')} hint={hint} rows={5} />
        <Field {...form.text('contact', t('contactHint'))} label={t('contact')} autoComplete="off" />
        {(limit > 0 || pictures.all.length > 0 || pictures.refused.length > 0) && (
          <PicturesField pictures={pictures} limit={limit} busy={form.busy} />
        )}
        <div role="alert" className={css['refused']}>
          {form.refusal && <p>{form.refusal.text}</p>}
        </div>
        <output id={reasonId} className={`${css['small']} ${typography['caption']}`}>
          {isBegun ? t(onLine || form.refusal ? 'draft' : 'needsConnection') : !onLine && common('needsConnection')}
        </output>
        <Button type="submit" kind="gold" wide busy={form.busy} aria-describedby={reasonId}>
          {t(form.busy ? 'sending' : 'send')}
        </Button>
      </form>
    </>
  );
}
