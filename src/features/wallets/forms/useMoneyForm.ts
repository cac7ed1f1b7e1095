import type { ActInput, MoneyAction } from '#contract/moneyActs.ts';
import type { FormPlan, Values } from '#shared/forms/useForm.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { sayFault, type Fault } from './fault.ts';
import { refusalOf, type FormRefusal } from './refusals.ts';
import { words } from './words.ts';

interface MoneyPlan<A extends MoneyAction, V extends Values> extends FormPlan<V, Fault> {
  action: A;
  /** What is sent of the values; null where nothing has to be. */
  input(values: V): ActInput<A> | null;
  /** It was done, be it known at once or only when it was looked up here; `sent` is null when this form didn't send it. */
  onDone(sent: ActInput<A> | null): void;
  /** How many accounts of a kind there may be. */
  most?: number;
}

/** A form that sends an act: once, and while its outcome is unknown, it says so. */
export function useMoneyForm<A extends MoneyAction, V extends Values>({
  action,
  input,
  onDone,
  most,
  ...plan
}: MoneyPlan<A, V>) {
  const t = words.use();
  const act = useMoneyAct(action, { onDone: (_, { sent, asked }) => void (asked && onDone(sent)) });
  const form = useSentForm<V, Fault, FormRefusal>({
    ...plan,
    async send(values) {
      const sent = input(values);
      if (sent) await act.send(sent);
      else onDone(null);
    },
    say: (fault) => sayFault(t, fault),
    place: (failure, fields, now) => refusalOf(failure, fields, now, most),
  });
  return { ...form, act };
}
