import { useState } from 'react';
import * as codes from '#contract/codes.ts';
import { lengthOf } from '#contract/typed/length.ts';
import { Failure } from '#contract/failure.ts';
import { feedbackLengths, feedbackTypes, type FeedbackType } from '#contract/feedback/terms.ts';
import { checkSession } from '#shared/forms/checkSession.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { hrefOf } from '#nav/pathId.ts';
import { go } from '#nav/navigation.ts';
import { toast } from '#nav/toasts.ts';
import type { Phrase } from '#shared/forms/phrase.ts';
import type { Answers } from '#shared/forms/refusals.ts';
import { useKept } from '#shared/forms/useKept.ts';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { words } from '../words.en.ts';
import type { Draft } from './useDraft.ts';
import { usePictures } from './usePictures.ts';

type FieldError = Phrase<
  typeof words.en,
  'typeMissing' | 'contentShort' | 'unsure' | 'sentBefore' | 'picturesRefused' | 'enough' | 'off'
>;

const empty = { type: '', content: '', contact: '' };

const isType = (type: string): type is FeedbackType => feedbackTypes.some((each) => each === type);

/** The errors of the typed values (V-25). */
function fieldErrorsOf({ type, content }: typeof empty): { [N in keyof typeof empty]?: FieldError | null } {
  const { least } = feedbackLengths;
  return {
    type: isType(type) ? null : { key: 'typeMissing' },
    content: lengthOf(content.trim()) < least ? { key: 'contentShort', params: { n: least } } : null,
  };
}

const unsure = () => ({ key: 'unsure' }) as const;
const isAboutPictures = (field: string) => field === 'images' || field.startsWith('images.');

/** The messages when it isn't sent: it may still have arrived, and is never sent twice (FB-02). */
const answers: Answers<FieldError> = {
  timeout: unsure,
  network: unsure,
  server: unsure,
  garbled: unsure,
  [codes.badParameter]({ field = '' }) {
    if (field === 'requestId') return { key: 'sentBefore' };
    return isAboutPictures(field) ? { key: 'picturesRefused' } : undefined;
  },
  [codes.tooOften]: () => ({ key: 'enough' }),
  [codes.closed]: () => ({ key: 'off' }),
};

/** The feedback form: its values stay on the device until they are sent, and sending leads to the record. */
export function useFeedbackForm(draft: Draft) {
  const t = words.use();
  const isShown = useIsShown();
  const [epoch] = useState(() => stores.session.epoch);
  const pictures = usePictures(draft.pictures, epoch);
  const [sentId, setSentId] = useState(0);

  function blame(failure: unknown) {
    const { field = '' } = failure instanceof Failure && failure.kind === 'refused' ? failure.details : {};
    const place = Number(field.split('.')[1] ?? NaN);
    if (isAboutPictures(field) && place < pictures.all.length) pictures.refuse([t('picture', { n: place + 1 })]);
  }

  const form = useOperatorForm<typeof empty, FieldError>({
    initial: { ...empty, ...draft.typed },
    check: fieldErrorsOf,
    longest: { content: feedbackLengths.most, contact: feedbackLengths.contact },
    words,
    answers,
    async send({ type, content, contact }) {
      kept.keep();
      const input = { type: type as FeedbackType, content: content.trim(), contact: contact.trim() };
      try {
        const keys = await pictures.ready();
        checkSession(epoch);
        const id = await app.feedback.sendFeedback(input, keys);
        kept.forget();
        setSentId(id);
        toast(`${t('sent')} ${t('sentText')}`);
        if (isShown()) void go(hrefOf('/feedback/record/:id', id), { replace: true });
      } catch (failure) {
        blame(failure);
        throw failure;
      }
    },
  });
  const kept = useKept(form.values, (values) => app.feedback.keepFeedback(values, epoch));

  return { form, pictures, sentId };
}
