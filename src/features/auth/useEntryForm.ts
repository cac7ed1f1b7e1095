import { useState } from 'react';
import { report } from '../../app/report.ts';
import { stores } from '../../app/stores.ts';
import { useAction } from '../../app/useAction.ts';
import { sayFault } from './fault.ts';
import { refusalOf, type Refusal } from './refusals.ts';
import { useForm, type FormPlan, type NameOf, type Values } from './useForm.ts';
import { words } from './words.ts';

type NamesFor<V, T> = { [N in NameOf<V>]: V[N] extends T ? N : never }[NameOf<V>];

/** What stands over a form's button: a refusal that belongs to no single field. */
export type FormRefusal = Extract<Refusal, { at: 'form' }>;

interface EntryPlan<V extends Values> extends FormPlan<V> {
  send(values: V): Promise<unknown>;
}

/** A form by which somebody comes in: its fields with their words, and the operator's refusals in their places. */
export function useEntryForm<V extends Values>({ send, ...plan }: EntryPlan<V>) {
  const say = words.use();
  const form = useForm(plan);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);

  function take(failure: unknown) {
    const found = refusalOf(failure, form.names, Date.now() + stores.settings.clockOffset);
    if (!found) report(failure);
    else if (found.at === 'form') setRefusal(found);
    else form.refuse(found.field, found.fault);
  }

  const sending = useAction(send, take);
  const common = (name: NameOf<V>) => ({
    name,
    error: sayFault(say, form.fault(name)),
    onBlur: () => form.leave(name),
  });

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
