import { Failure } from '#contract/failure.ts';
import type { Fault } from './fault.ts';

/** What stands over a form's button: a refusal that belongs to no single field. */
export interface FormRefusal {
  at: 'form';
  key: 'needsConnection' | 'busyNow' | 'onItsWay' | 'numberFirst' | 'goneMeanwhile' | 'tooOften' | 'locked';
  /** When it is over, epoch milliseconds by the operator's clock. */
  until?: number;
}

/** Where a refusal is shown: under a field of the form, or over its button. */
export type Refusal = { at: 'field'; field: string; fault: Fault } | FormRefusal;

/** Codes of a refused act (payloads, status codes). */
const codes = {
  badParameter: 400,
  notAllowed: 403,
  missing: 404,
  done: 409,
  full: 423,
  tooOften: 429,
  locked: 2002,
  wrongCode: 2003,
  insufficient: 3001,
  otherName: 3005,
  wrongPassword: 3008,
} as const;

const counted = <W extends string, L extends string>(wrong: W, withLeft: L, left: number | undefined) =>
  left === undefined ? { key: wrong } : { key: withLeft, params: { n: left } };

function faultOf({ code, details }: Failure, fields: readonly string[]): { fault: Fault; field: string } | null {
  const { field = '', left } = details;
  switch (code) {
    case codes.wrongCode:
      return { field: 'smsCode', fault: counted('codeRefused', 'codeRefusedLeft', left) };
    case codes.wrongPassword:
      return {
        field: fields.includes('oldPassword') ? 'oldPassword' : 'password',
        fault: counted('passwordWrong', 'passwordWrongLeft', left),
      };
    case codes.otherName:
      return { field: 'accountName', fault: { key: 'nameRefused' } };
    case codes.insufficient:
      return { field: 'amount', fault: { key: 'lessThere' } };
    case codes.done:
      return field ? { field, fault: { key: 'numberTwice' } } : null;
    case codes.badParameter:
      return { field, fault: { key: 'refused' } };
    default:
      return null;
  }
}

function formKeyOf({ code, details }: Failure): FormRefusal['key'] | null {
  switch (code) {
    case codes.notAllowed:
      return details.need === 'bind' ? 'numberFirst' : null;
    case codes.missing:
      return 'goneMeanwhile';
    case codes.done:
      return 'onItsWay';
    case codes.tooOften:
      return 'tooOften';
    case codes.locked:
      return 'locked';
    default:
      return null;
  }
}

/**
 * What a form says of a failure, or null when that is not the form's business. `fields` are the form's own, `now` is the
 * operator's time, `most` how many accounts of a kind there may be.
 */
export function refusalOf(failure: unknown, fields: readonly string[], now: number, most = 0): Refusal | null {
  if (!(failure instanceof Failure)) return null;
  const { kind, code, details } = failure;
  if (kind === 'offline' || kind === 'network') return { at: 'form', key: 'needsConnection' };
  if (kind === 'busy') return { at: 'form', key: 'busyNow' };
  if (kind !== 'refused') return null;
  if (code === codes.full) return { at: 'field', field: 'bankId', fault: { key: 'kindFull', params: { n: most } } };

  const found = faultOf(failure, fields);
  if (found && fields.includes(found.field)) return { at: 'field', ...found };
  const key = formKeyOf(failure);
  if (!key) return null;
  const until = details.until ?? (details.retryAfter === undefined ? undefined : now + details.retryAfter * 1_000);
  return { at: 'form', key, ...(until !== undefined && { until }) };
}
