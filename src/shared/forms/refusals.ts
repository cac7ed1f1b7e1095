import * as codes from '#contract/codes.ts';
import { Failure, type Details, type FailureKind } from '#contract/failure.ts';
import type { Phrase } from './phrase.ts';
import type { en } from './words.en.ts';

type Common = Phrase<
  typeof en,
  'needsConnection' | 'refused' | 'codeRefused' | 'codeRefusedLeft' | 'locked' | 'tooOften'
>;

/** What stands over a form's button; `until` is when it is over, epoch milliseconds by the operator's clock. */
export type Over<F> = F & { at: 'form'; until?: number };

/** Where a refusal is shown: under a field of the form, or over its button. */
export type Place<F> = { at: 'field'; field: string; fault: F } | Over<F>;

/** A phrase under a field, or over the button where no field is named. */
type Answer<F> = F & { field?: string; until?: number | undefined };

/** What a form says of each code of the operator's, and of each other kind of failure; null is for the whole app to say. */
export type Answers<F> = {
  readonly [reason in number | FailureKind]?: (
    details: Details,
    fields: readonly string[],
    /** The operator's time. */
    now: number,
  ) => Answer<F> | null;
};

/** A phrase, or the one with the number of tries where the operator says how many are left. */
export const counted = <W extends string, L extends string>(wrong: W, withLeft: L, left: number | undefined) =>
  left === undefined ? { key: wrong } : { key: withLeft, params: { n: left } };

/** When a refusal is over, as far as the operator says so. */
const untilOf = ({ until, retryAfter }: Details, now: number) =>
  until ?? (retryAfter === undefined ? undefined : now + retryAfter * 1_000);

const offline = () => ({ key: 'needsConnection' }) as const;

const defaults: Answers<Common> = {
  offline,
  network: offline,
  [codes.badParameter]: ({ field = '' }) => ({ key: 'refused', field }),
  [codes.wrongCode]: ({ left }) => ({ ...counted('codeRefused', 'codeRefusedLeft', left), field: 'smsCode' }),
  [codes.locked]: (details, _, now) => ({ key: 'locked', until: untilOf(details, now) }),
  [codes.tooOften]: (details, _, now) => ({ key: 'tooOften', until: untilOf(details, now) }),
};

/** Says where a failure belongs on a form, by what every form says and what this one says besides or instead. */
export function placeBy<F extends object>(own: Answers<F>) {
  const answers = { ...defaults, ...own } as Answers<F | Common>;

  return (failure: unknown, fields: readonly string[], now: number): Place<F | Common> | null => {
    if (!(failure instanceof Failure)) return null;
    const { kind, code, details } = failure;
    const answer = answers[kind === 'refused' ? code : kind]?.(details, fields, now);
    if (!answer) return null;
    const { field, until, ...rest } = answer;
    const fault = rest as F | Common;
    if (field === undefined) return { at: 'form', ...fault, ...(until !== undefined && { until }) };
    return fields.includes(field) ? { at: 'field', field, fault } : null;
  };
}
