import type { FormPlan, Values } from './useForm.ts';
import { useSentForm } from './useSentForm.ts';
import { sayPhrase, type AnyPhrase } from './phrase.ts';
import { placeBy, type Answers } from './refusals.ts';
import { words as common } from './words.ts';

interface OperatorPlan<V extends Values, F extends AnyPhrase> extends FormPlan<V, F> {
  send(values: V): Promise<unknown>;
  /** The form's own words; what they lack is said in those of any form. */
  words: { use(): unknown; has(key: string): boolean };
  /** What the form says of a failure besides what every form says, or instead. */
  answers?: Answers<F>;
}

/** A form that the operator may refuse: what was typed stays, and each refusal stands in words under its field or over the button. */
export function useOperatorForm<V extends Values, F extends AnyPhrase>(plan: OperatorPlan<V, F>) {
  const { words, answers = {}, ...rest } = plan;
  const [own, shared] = [words.use(), common.use()];
  const say = (phrase: AnyPhrase) => sayPhrase(words.has(phrase.key) ? own : shared, phrase);
  const form = useSentForm<V, AnyPhrase, AnyPhrase & { at: 'form'; until?: number }>({
    ...rest,
    say,
    place: placeBy(answers),
  });
  const { refusal } = form;
  return { ...form, refusal: refusal && { text: say(refusal), until: refusal.until } };
}
