import { useEffect, useRef } from 'react';
import { toast } from '#nav/toasts.ts';
import type { FormPlan, Values } from './useForm.ts';
import { useSentForm } from './useSentForm.ts';
import { sayPhrase, type AnyPhrase } from './phrase.ts';
import { placeBy, type Answers, type Place } from './refusals.ts';
import { words as common } from '../words.en.ts';

interface OperatorPlan<V extends Values, F extends AnyPhrase> extends FormPlan<V, F> {
  send(values: V): Promise<unknown>;
  /** The form's own texts; missing ones come from those of all forms. */
  words: { use(): unknown; en: object };
  /** The form's own answers to failures, besides or in place of the common ones. */
  answers?: Answers<F>;
}

/**
 * A form that the operator may refuse: the input is kept, and each refusal is shown under its field or above the
 * submit button. One that comes after the form was left is shown as a toast.
 */
export function useOperatorForm<V extends Values, F extends AnyPhrase>(plan: OperatorPlan<V, F>) {
  const { words, answers = {}, ...rest } = plan;
  const [own, shared] = [words.use(), common.use()];
  const say = (phrase: AnyPhrase) => sayPhrase(phrase.key in words.en ? own : shared, phrase);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const placeOf = placeBy(answers);
  const form = useSentForm<V, AnyPhrase, AnyPhrase & { at: 'form'; until?: number }>({
    ...rest,
    say,
    place(failure, fields, now) {
      const found: Place<AnyPhrase> | null = placeOf(failure, fields, now);
      if (found && isLeft.current) toast(say(found.at === 'field' ? found.fieldError : found));
      return found;
    },
  });
  const { refusal } = form;
  return { ...form, refusal: refusal && { text: say(refusal), until: refusal.until } };
}
