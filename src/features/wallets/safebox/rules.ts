import { readAmount } from '#ui/forms/amount.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Money } from '#contract/schema.ts';
import type { Fault } from '../forms/fault.ts';

/** The direction of a transfer, by the operator's number. */
export const directions = { in: 1, out: 2 } as const;
export type Direction = (typeof directions)[keyof typeof directions];

/** Length of the safebox's password, in digits (V-23). */
export const passwordLength = 6;

/** Validates a new password (V-23): six digits that aren't easily guessed. */
export function newPasswordFault(text: string): Fault | null {
  const fault = passwordFault(text);
  if (fault) return fault;
  return text === '123456' || /^(\d)\1+$/.test(text) ? { key: 'passwordEasy' } : null;
}

/** Validates an existing password: any six digits. */
export const passwordFault = (text: string): Fault | null => (/^\d{6}$/.test(text) ? null : { key: 'passwordDigits' });

/**
 * Validates an amount (V-24): above zero, and at most the balance that it is taken from (hundredths; null while
 * unknown).
 */
export function amountFault(text: string, there: Money | null): Fault | null {
  const amount = readAmount(text);
  if (!amount) return { key: 'amountMissing' };
  return there !== null && amount > there ? { key: 'amountTooMuch', params: { amount: formatMoney(there) } } : null;
}
