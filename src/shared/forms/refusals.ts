import * as codes from '#contract/codes.ts';
import { Failure, type Details, type FailureKind } from '#contract/failure.ts';
import type { Phrase } from './phrase.ts';
import type { words } from '../words.en.ts';

type Common = Phrase<
  typeof words.en,
  'needsConnection' | 'refused' | 'codeRefused' | 'codeRefusedLeft' | 'locked' | 'tooOften'
>;

/** A refusal shown above the submit button; `until` is when it ends, epoch milliseconds by the operator's clock. */
export type Over<F> = F & { at: 'form'; until?: number };

/** Where a refusal is shown: under a field, or above the submit button. */
type Place<F> = { at: 'field'; field: string; fieldError: F } | Over<F>;

/** A text under a field, or above the submit button if no field is named. */
type Answer<F> = F & { field?: string; until?: number | undefined };

/**
 * The text for each of the operator's codes, and each other kind of failure; null leaves it to the app's general
 * report, undefined to the answer common to all forms.
 */
export type Answers<F> = {
  readonly [reason in number | FailureKind]?: (
    details: Details,
    fields: readonly string[],
    /** The operator's time. */
    now: number,
  ) => Answer<F> | null | undefined;
};

/** A text, or its variant with the number of tries left if the operator sends it and there are any. */
export const counted = <W extends string, L extends string>(wrong: W, withLeft: L, left: number | undefined) =>
  left ? { key: withLeft, params: { n: left } } : { key: wrong };

/** When a refusal ends, if the operator says so. */
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

/**
 * Maps a failure to its place on a form, by the answers common to all forms and this form's own, which take
 * precedence.
 */
export function placeBy<F extends object>(own: Answers<F>) {
  return (failure: unknown, fields: readonly string[], now: number): Place<F | Common> | null => {
    if (!(failure instanceof Failure)) return null;
    const { kind, code, details } = failure;
    const reason = kind === 'refused' ? code : kind;
    const ownAnswer: Answer<F | Common> | null | undefined = own[reason]?.(details, fields, now);
    const answer = ownAnswer === undefined ? defaults[reason]?.(details, fields, now) : ownAnswer;
    if (!answer) return null;
    const { field, until, ...rest } = answer;
    const fieldError = rest as F | Common;
    if (field === undefined) return { at: 'form', ...fieldError, ...(until !== undefined && { until }) };
    return fields.includes(field) ? { at: 'field', field, fieldError } : null;
  };
}
