import { useState } from 'react';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { useForm, type FormPlan, type NameOf, type Values } from './useForm.ts';

type NamesFor<V, T> = { [N in NameOf<V>]: V[N] extends T ? N : never }[NameOf<V>];

/** What stands over a form's button; what else it says is the form's own. */
interface Over {
  at: 'form';
}

interface SentPlan<V extends Values, F, R extends Over> extends FormPlan<V, F> {
  send(values: V): Promise<unknown>;
  /** A fault in words. */
  say(fault: F): string;
  /** Says where a failure belongs, or null when it is not the form's business. `now` is the operator's time. */
  place(failure: unknown, fields: readonly string[], now: number): { at: 'field'; field: string; fault: F } | R | null;
}

/** A form that is sent to the operator: its fields with their words, and the operator's refusals in their places. */
export function useSentForm<V extends Values, F, R extends Over>({ send, say, place, ...plan }: SentPlan<V, F, R>) {
  const form = useForm(plan);
  const [refusal, setRefusal] = useState<R | null>(null);

  function take(failure: unknown) {
    const found = place(failure, form.names, Date.now() + stores.settings.clockOffset);
    if (!found) report(failure);
    else if (found.at === 'form') setRefusal(found);
    else form.refuse(found.field, found.fault);
  }

  const sending = useAction(send, take);
  const common = (name: NameOf<V>) => {
    const fault = form.fault(name);
    return { name, error: fault === null ? undefined : say(fault), onBlur: () => form.leave(name) };
  };

  return {
    values: form.values,
    passes: form.passes,
    busy: sending.busy,
    refusal,
    /** For work beside the submit: its refusals are shown like those of the submit. */
    take,
    /** Goes on the form element. */
    props: {
      ref: form.setElement,
      noValidate: true,
      onSubmit: form.submit((values) => {
        setRefusal(null);
        void sending.run(values);
      }),
    },
    /** A line to type in; what is wrong with it takes the place of its hint, so that nothing below moves. */
    text: (name: NamesFor<V, string>, hint?: string) => ({
      ...common(name),
      hint: form.fault(name) ? undefined : hint,
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
