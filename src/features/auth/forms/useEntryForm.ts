import type { FormPlan, Values } from '#shared/forms/useForm.ts';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import type { FieldError } from './fieldError.ts';
import { answers } from './refusals.ts';
import { words } from '../words.en.ts';

interface EntryPlan<V extends Values> extends FormPlan<V, FieldError> {
  send(values: V): Promise<unknown>;
}

/** A form of log-in, registration or account data, with the texts of this feature. */
export const useEntryForm = <V extends Values>(plan: EntryPlan<V>) =>
  useOperatorForm<V, FieldError>({ ...plan, words, answers });
