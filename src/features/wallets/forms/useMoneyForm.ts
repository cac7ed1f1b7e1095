import type { ActInput, MoneyAction } from '#contract/moneyActs.ts';
import type { FormPlan, Values } from '#shared/forms/useForm.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { sayFieldError, type FieldError } from './fieldError.ts';
import { refusalOf, type FormRefusal } from './refusals.ts';
import { words } from './words.en.ts';

interface MoneyPlan<A extends MoneyAction, V extends Values> extends FormPlan<V, FieldError> {
  action: A;
  /** The input of the act; null if there is nothing to send. */
  input(values: V): ActInput<A> | null;
  /** The act was confirmed, at once or by a later look-up; `sent` is null if another form sent it. */
  onDone(sent: ActInput<A> | null): void;
  /** Maximum number of accounts of a kind. */
  most?: number;
}

/** A form that performs a money act: sends it once, and blocks while its outcome is unknown. */
export function useMoneyForm<A extends MoneyAction, V extends Values>({
  action,
  input,
  onDone,
  most,
  ...plan
}: MoneyPlan<A, V>) {
  const t = words.use();
  const act = useMoneyAct(action, { onDone: (_, { sent, isByTap }) => void (isByTap && onDone(sent)) });
  const form = useSentForm<V, FieldError, FormRefusal>({
    ...plan,
    async send(values) {
      const sent = input(values);
      if (sent) await act.send(sent);
      else onDone(null);
    },
    say: (fieldError) => sayFieldError(t, fieldError),
    place: (failure, fields, now) => refusalOf(failure, fields, now, most),
  });
  return { ...form, act };
}
