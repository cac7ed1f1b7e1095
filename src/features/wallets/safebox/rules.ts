import { readAmount } from '#ui/forms/amount.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Money } from '#contract/schema.ts';
import type { Fault } from '../forms/fault.ts';

/** Which way money goes, as the operator counts it. */
export const directions = { in: 1, out: 2 } as const;
export type Direction = (typeof directions)[keyof typeof directions];

/** How many digits the password of the safebox has (V-23). */
export const passwordLength = 6;

/** V-23: six digits, and not the first that anybody would try. */
export function newPasswordFault(text: string): Fault | null {
  const fault = passwordFault(text);
  if (fault) return fault;
  return text === '123456' || /^(\d)\1+$/.test(text) ? { key: 'passwordEasy' } : null;
}

/** A password as it is asked for: six digits, whichever. */
export const passwordFault = (text: string): Fault | null => (/^\d{6}$/.test(text) ? null : { key: 'passwordDigits' });

/** V-24: above zero, and no more than there is on the side it comes from (hundredths; null while nobody knows). */
export function amountFault(text: string, there: Money | null): Fault | null {
  const amount = readAmount(text);
  if (!amount) return { key: 'amountMissing' };
  return there !== null && amount > there ? { key: 'amountTooMuch', params: { amount: formatMoney(there) } } : null;
}
