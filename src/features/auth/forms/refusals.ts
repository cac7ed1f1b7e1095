import { Failure } from '#contract/failure.ts';
import type { Fault } from './fault.ts';

/** Where a refusal is shown: under a field of the form, or over its button with the time that it lasts. */
export type Refusal =
  | { at: 'field'; field: string; fault: Fault }
  | { at: 'form'; key: FormKey; left?: number; /** Epoch milliseconds by the operator's clock. */ until?: number };

/** What stands over a form's button: a refusal that belongs to no single field. */
export type FormRefusal = Extract<Refusal, { at: 'form' }>;

type FormKey =
  | 'wrongLogin'
  | 'wrongNumber'
  | 'locked'
  | 'tooOften'
  | 'barred'
  | 'excluded'
  | 'ticketOver'
  | 'needsConnection';

/** Codes of a refused log-in or registration (payloads, status codes). */
const codes = {
  badParameter: 400,
  tooOften: 429,
  wrongLogin: 2001,
  locked: 2002,
  wrongCode: 2003,
  taken: 2004,
  unknownAccount: 2005,
  ticketOver: 2006,
  barred: 2007,
  excluded: 5002,
} as const;

/**
 * What a form says of a failure, or null when that is not the form's business. An unknown account reads like a wrong
 * password, so that nobody learns which accounts there are. `fields` are the form's own, `now` is the operator's time.
 */
export function refusalOf(failure: unknown, fields: readonly string[], now: number): Refusal | null {
  if (!(failure instanceof Failure)) return null;
  const { kind, code, details } = failure;
  if (kind === 'offline' || kind === 'network') return { at: 'form', key: 'needsConnection' };
  if (kind !== 'refused') return null;

  const onField = (fallback: string, fault: Fault): Refusal | null => {
    const field = details.field && fields.includes(details.field) ? details.field : fallback;
    return fields.includes(field) ? { at: 'field', field, fault } : null;
  };
  switch (code) {
    case codes.wrongLogin:
    case codes.unknownAccount:
      return wrongLogin(code, details.left, fields);
    case codes.locked:
      return { at: 'form', key: 'locked', until: details.until ?? now };
    case codes.tooOften:
      return { at: 'form', key: 'tooOften', until: now + (details.retryAfter ?? 0) * 1_000 };
    case codes.wrongCode:
      return onField(
        'smsCode',
        details.left === undefined ? { key: 'codeRefused' } : { key: 'codeRefusedLeft', params: { n: details.left } },
      );
    case codes.taken:
      return onField(fields[0] ?? '', { key: 'taken' });
    case codes.badParameter:
      return onField('', { key: 'refused' });
    case codes.ticketOver:
      return { at: 'form', key: 'ticketOver' };
    case codes.barred:
      return { at: 'form', key: 'barred' };
    case codes.excluded:
      return { at: 'form', key: 'excluded' };
    default:
      return null;
  }
}

/** Whose password is wrong, as far as may be said: whoever asks is told no more than they have proven. */
function wrongLogin(code: number, left: number | undefined, fields: readonly string[]): Refusal {
  const counted = left === undefined ? {} : { left };
  if (fields.includes('oldPassword')) {
    const fault: Fault =
      left === undefined ? { key: 'passwordWrong' } : { key: 'passwordWrongLeft', params: { n: left } };
    return { at: 'field', field: 'oldPassword', fault };
  }
  if (!fields.includes('mobile')) return { at: 'form', key: 'wrongLogin', ...counted };
  if (code === codes.unknownAccount && fields.includes('smsCode'))
    return { at: 'field', field: 'mobile', fault: { key: 'unknownMobile' } };
  return { at: 'form', key: 'wrongNumber', ...counted };
}
