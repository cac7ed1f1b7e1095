import type { FormPlan, Values } from '#shared/forms/useForm.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { sayFault, type Fault } from './fault.ts';
import { refusalOf, type FormRefusal } from './refusals.ts';
import { words } from '../words.ts';

interface EntryPlan<V extends Values> extends FormPlan<V, Fault> {
  send(values: V): Promise<unknown>;
}

/** A form about an account and the ways into it, with this area's words. */
export function useEntryForm<V extends Values>(plan: EntryPlan<V>) {
  const t = words.use();
  return useSentForm<V, Fault, FormRefusal>({ ...plan, say: (fault) => sayFault(t, fault), place: refusalOf });
}
