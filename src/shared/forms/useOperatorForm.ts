import type { FormPlan, Values } from './useForm.ts';
import { useSentForm } from './useSentForm.ts';
import { sayPhrase, type AnyPhrase } from './phrase.ts';
import { placeBy, type Answers } from './refusals.ts';
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
 * submit button.
 */
export function useOperatorForm<V extends Values, F extends AnyPhrase>(plan: OperatorPlan<V, F>) {
  const { words, answers = {}, ...rest } = plan;
  const [own, shared] = [words.use(), common.use()];
  const say = (phrase: AnyPhrase) => sayPhrase(phrase.key in words.en ? own : shared, phrase);
  const form = useSentForm<V, AnyPhrase, AnyPhrase & { at: 'form'; until?: number }>({
    ...rest,
    say,
    place: placeBy(answers),
  });
  const { refusal } = form;
  return { ...form, refusal: refusal && { text: say(refusal), until: refusal.until } };
}
