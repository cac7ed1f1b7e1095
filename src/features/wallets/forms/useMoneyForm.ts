import { useRef } from 'react';
import type { MoneyName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { whileBusy } from '#browser/busyLock.ts';
import type { FormPlan, Values } from '#shared/forms/useForm.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { sayFault, type Fault } from './fault.ts';
import { refusalOf, type FormRefusal } from './refusals.ts';
import { useDoubt } from './useDoubt.ts';
import { words } from './words.ts';

interface MoneyPlan<V extends Values> extends FormPlan<V, Fault> {
  /** The call that it sends. */
  call: MoneyName;
  send(values: V): Promise<unknown>;
  /** It was done, be it known at once or only when it was looked up here; `sent` is null when this form didn't send it. */
  onDone(sent: V | null): void;
  /** How many accounts of a kind there may be. */
  most?: number;
}

/** A form that sends an act: once, and when nobody knows what became of it, it says so until that is known. */
export function useMoneyForm<V extends Values>({ call, send, onDone, most, ...plan }: MoneyPlan<V>) {
  const t = words.use();
  const inDoubt = useRef<V>(null);
  const doubt = useDoubt(call, (_, asked) => asked && onDone(inDoubt.current));
  const form = useSentForm<V, Fault, FormRefusal>({
    ...plan,
    async send(values) {
      doubt.forget();
      inDoubt.current = null;
      try {
        await whileBusy(() => send(values));
        onDone(values);
      } catch (failure) {
        // What nobody knows stands in the place of the button.
        if (!(failure instanceof Failure) || failure.kind !== 'uncertain') throw failure;
        inDoubt.current = values;
      }
    },
    say: (fault) => sayFault(t, fault),
    place: (failure, fields, now) => refusalOf(failure, fields, now, most),
  });
  return { ...form, doubt };
}
