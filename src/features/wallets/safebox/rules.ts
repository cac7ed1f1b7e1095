import { defaultLengths } from '#contract/defaults.ts';
import { digitsIn } from '#shared/forms/digits.ts';
import { readAmount } from '#contract/typed/amount.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Money } from '#contract/schema.ts';
import type { FieldError } from '../forms/fieldError.ts';

/** The direction of a transfer, by the operator's number. */
export const directions = { in: 1, out: 2 } as const;
export type Direction = (typeof directions)[keyof typeof directions];

/** How many digits the safebox's password has where the operator's config doesn't say (V-23). */
const passwordSpan = defaultLengths.safeboxPassword;

/** Validates a new password (V-23): as many digits as the operator's config says (E-15), and not easily guessed. */
export function newPasswordError(text: string, span = passwordSpan): FieldError | null {
  const fieldError = passwordError(text, span);
  if (fieldError) return fieldError;
  return '1234567890'.startsWith(text) || /^(\d)\1+$/.test(text) ? { key: 'passwordEasy' } : null;
}

/** Validates an existing password: any digits, of that number. */
export function passwordError(text: string, span = passwordSpan): FieldError | null {
  if (/^\d+$/.test(text) && text.length >= span.min && text.length <= span.max) return null;
  return { key: 'passwordDigits', params: { digits: digitsIn(span) } };
}

/**
 * Validates an amount (V-24): above zero, and at most the balance that it is taken from (hundredths; null while
 * unknown).
 */
export function amountError(text: string, there: Money | null): FieldError | null {
  const amount = readAmount(text);
  if (amount === null && text !== '') return { key: 'amountUnread' };
  if (!amount) return { key: 'amountMissing' };
  return there !== null && amount > there ? { key: 'amountTooMuch', params: { amount: formatMoney(there) } } : null;
}
