import * as codes from '#contract/codes.ts';
import type { FormPlan, Values } from '#shared/forms/useForm.ts';
import type { Answers } from '#shared/forms/refusals.ts';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import type { FieldError } from './rules.ts';
import { words } from './words.en.ts';

const answers: Answers<FieldError> = { [codes.barred]: ({ field = '' }) => ({ key: 'tooYoung', field }) };

interface MemberPlan<V extends Values> extends FormPlan<V, FieldError> {
  send(values: V): Promise<unknown>;
}

/** A form of profile data, with the texts of this feature. */
export const useMemberForm = <V extends Values>(plan: MemberPlan<V>) =>
  useOperatorForm<V, FieldError>({ ...plan, words, answers });
