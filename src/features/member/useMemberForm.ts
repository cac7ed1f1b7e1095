import { Failure } from '#contract/failure.ts';
import type { FormPlan, Values } from '#shared/forms/useForm.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import type { Fault } from './rules.ts';
import { words } from './words.ts';

/** Codes of a refused change (payloads, status codes). */
const codes = { badParameter: 400, barred: 2007 };

interface MemberPlan<V extends Values> extends FormPlan<V, Fault> {
  send(values: V): Promise<unknown>;
}

/** What stands over the button. */
interface Offline {
  at: 'form';
}

function place(failure: unknown, fields: readonly string[]) {
  if (!(failure instanceof Failure)) return null;
  const { kind, code, details } = failure;
  if (kind === 'offline' || kind === 'network') return { at: 'form' as const };
  const field = fields.find((each) => each === details.field);
  if (kind !== 'refused' || !field) return null;
  if (code === codes.barred) return { at: 'field' as const, field, fault: { key: 'tooYoung' } as Fault };
  return code === codes.badParameter ? { at: 'field' as const, field, fault: { key: 'refused' } as Fault } : null;
}

/** A form about the player, with this area's words; `refusal` is there when it needs a connection. */
export function useMemberForm<V extends Values>(plan: MemberPlan<V>) {
  const t = words.use() as (key: Fault['key'], params?: object) => string;
  const say = (fault: Fault) => t(fault.key, 'params' in fault ? fault.params : undefined);
  return useSentForm<V, Fault, Offline>({ ...plan, say, place });
}
