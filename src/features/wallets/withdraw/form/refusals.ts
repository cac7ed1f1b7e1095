import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import type { Fault } from './fault.ts';

/** Where a refusal is shown: under a field, or over the button. `amount` is hundredths, `until` epoch milliseconds by the operator's clock. */
export type Refusal =
  | { at: 'field'; field: string; fault: Fault }
  | { at: 'form'; key: 'kyc' | 'closed' | 'mobile' | 'safebox' | 'connection' | 'elsewhere' }
  | { at: 'form'; key: 'turnover'; amount: Money | null }
  | { at: 'form'; key: 'noneLeft'; until: number | undefined }
  | { at: 'form'; key: 'locked' | 'tooOften'; until: number };

/** What stands over the button. */
export type FormRefusal = Extract<Refusal, { at: 'form' }>;

/** Codes of a refused withdrawal (payloads, status codes). */
const codes = {
  badParameter: 400,
  notAllowed: 403,
  tooOften: 429,
  locked: 2002,
  wrongCode: 2003,
  balanceLow: 3001,
  outOfRange: 3002,
  turnoverLeft: 3003,
  kycNeeded: 3004,
  otherName: 3005,
  noneLeft: 3006,
  closed: 3007,
  wrongPassword: 3008,
} as const;

/** What the form says of a failure, or null when that is not its business. `fields` are the form's own, `now` the operator's time. */
export function refusalOf(failure: unknown, fields: readonly string[], now: number): Refusal | null {
  if (!(failure instanceof Failure)) return null;
  const { kind, code, details } = failure;
  if (kind === 'offline') return { at: 'form', key: 'connection' };
  if (kind === 'busy') return { at: 'form', key: 'elsewhere' };
  if (kind !== 'refused') return null;

  const under = (field: string, fault: Fault): Refusal | null =>
    fields.includes(field) ? { at: 'field', field, fault } : null;
  const { left, min, max } = details;
  switch (code) {
    case codes.badParameter:
      return under(details.field ?? '', { key: 'refusedField' });
    case codes.notAllowed:
      if (details.need === 'bind') return { at: 'form', key: 'mobile' };
      return details.need === 'password' ? { at: 'form', key: 'safebox' } : null;
    case codes.tooOften:
      return { at: 'form', key: 'tooOften', until: now + (details.retryAfter ?? 0) * 1_000 };
    case codes.locked:
      return { at: 'form', key: 'locked', until: details.until ?? now };
    case codes.wrongCode:
      return under('smsCode', left === undefined ? { key: 'codeWrong' } : { key: 'codeWrongLeft', n: left });
    case codes.wrongPassword:
      return under('password', left === undefined ? { key: 'passwordWrong' } : { key: 'passwordWrongLeft', n: left });
    case codes.balanceLow:
      return under('amount', { key: 'balanceLow' });
    case codes.outOfRange:
      if (min === undefined || max === undefined) return under('amount', { key: 'refusedField' });
      return under('amount', { key: 'amountRange', min: min as Money, max: max as Money });
    case codes.otherName:
      return under('accountId', { key: 'otherName' });
    case codes.turnoverLeft:
      return { at: 'form', key: 'turnover', amount: (details.needBet ?? null) as Money | null };
    case codes.kycNeeded:
      return { at: 'form', key: 'kyc' };
    case codes.noneLeft:
      return { at: 'form', key: 'noneLeft', until: details.resetAt };
    case codes.closed:
      return { at: 'form', key: 'closed' };
    default:
      return null;
  }
}
