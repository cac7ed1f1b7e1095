import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { FieldError } from './rules.ts';
import { stepOf } from './steps.ts';

/** An error shown above the submit button. */
export interface FormError {
  at: 'form';
  key:
    | 'needsConnection'
    | 'notSent'
    | 'sentAlready'
    | 'picturesRefused'
    | 'excluded'
    | 'refused'
    | 'barred'
    | 'tooLarge'
    | 'notTaken';
}

export type Place = { at: 'field'; field: string; fieldError: FieldError } | FormError;

const over = (key: FormError['key']): FormError => ({ at: 'form', key });

/** The operator's name for the picture that it refused; `image` is the one that was sent. */
export const pictureAtFault = (failure: unknown) => {
  const field = failure instanceof Failure && failure.kind === 'refused' ? (failure.details.field ?? '') : '';
  return stepOf(field) === 'pictures' ? field : undefined;
};

/** A server's, or proxy's, refusal of a body: too large (413), or of an unsupported kind (415). */
const unfit: Readonly<Record<number, 'tooLarge' | 'notTaken'>> = { 413: 'tooLarge', 415: 'notTaken' };

/** Why a picture doesn't fit the server, if that is the failure. */
export const unfitFor = (failure: unknown) => (failure instanceof Failure ? unfit[failure.code] : undefined);

/** Where the form shows a failure to send; null when the app shell handles it. */
export function placeOf(failure: unknown, fields: readonly string[]): Place | null {
  if (!(failure instanceof Failure)) return null;
  const { kind, code, details } = failure;
  if (kind === 'offline' || kind === 'network') return over('needsConnection');
  if (kind === 'expired' || kind === 'stopped' || kind === 'maintenance') return null;
  const reason = unfitFor(failure);
  if (reason) return over(reason);
  if (kind !== 'refused') return over('notSent');

  const { field = '' } = details;
  if (code === codes.barred) return over('barred');
  if (code === codes.alreadyDone) return over('sentAlready');
  if (code === codes.onBreak || code === codes.excluded) return over('excluded');
  if (fields.includes(field)) return { at: 'field', field, fieldError: code === codes.taken ? 'taken' : 'refused' };
  return over(pictureAtFault(failure) ? 'picturesRefused' : 'refused');
}
