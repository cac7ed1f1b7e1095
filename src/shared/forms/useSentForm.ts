import { useState } from 'react';
import { report } from '#nav/report.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { toast } from '#nav/toasts.ts';
import { useAction } from '#nav/useAction.ts';
import { useIsShown } from '../page/useIsShown.ts';
import { useForm, type FormPlan, type NameOf, type Values } from './useForm.ts';
import { words } from '../words.en.ts';

type NamesFor<V, T> = { [N in NameOf<V>]: V[N] extends T ? N : never }[NameOf<V>];

/** A refusal above the submit button; the rest is the form's own. */
interface Over {
  at: 'form';
}

interface SentPlan<V extends Values, F, R extends Over> extends FormPlan<V, F> {
  send(values: V): Promise<unknown>;
  /** Translates an error or a refusal. */
  say(error: F | R): string;
  /** Maps a failure to its place on the form, or null if it isn't the form's concern. `now` is the operator's time. */
  place(
    failure: unknown,
    fields: readonly string[],
    now: number,
  ): { at: 'field'; field: string; fieldError: F } | R | null;
}

/**
 * A form that is submitted to the operator: props for its fields, and the operator's refusals in their places. One that
 * comes after the form was left is shown as a toast.
 */
export function useSentForm<V extends Values, F, R extends Over>({ send, say, place, ...plan }: SentPlan<V, F, R>) {
  const form = useForm(plan);
  const t = words.use();
  const isShown = useIsShown();
  const [refusal, setRefusal] = useState<R | null>(null);

  function take(failure: unknown) {
    const found = place(failure, form.names, operatorTime());
    if (!found) report(failure);
    else if (!isShown()) toast(say(found.at === 'form' ? found : found.fieldError));
    else if (found.at === 'form') setRefusal(found);
    else form.refuse(found.field, found.fieldError);
  }

  const sending = useAction(send, take);
  const common = (name: NameOf<V>) => {
    const fieldError = form.fieldError(name);
    const tooLong = form.isTooLong(name) ? t('tooLong', { max: form.mostOf(name) }) : undefined;
    return { name, error: fieldError === null ? tooLong : say(fieldError), onBlur: () => form.leave(name) };
  };

  return {
    values: form.values,
    passes: form.passes,
    busy: sending.busy,
    refusal,
    /** Shows the refusal of an action beside the submit like one of the submit. */
    take,
    /** Props of the form element. */
    props: {
      ref: form.setElement,
      noValidate: true,
      onSubmit: form.submit((values) => {
        setRefusal(null);
        void sending.run(values);
      }),
    },
    /** Props of a text field; the error replaces the hint, so there is no layout shift. */
    text: (name: NamesFor<V, string>, hint?: string) => ({
      ...common(name),
      hint: form.fieldError(name) || form.isTooLong(name) ? undefined : hint,
      value: form.values[name] as string,
      onChange: (value: string) => form.set(name, value as V[typeof name]),
    }),
    box: (name: NamesFor<V, boolean>) => ({
      ...common(name),
      checked: form.values[name] as boolean,
      onChange: (checked: boolean) => form.set(name, checked as V[typeof name]),
    }),
  };
}
