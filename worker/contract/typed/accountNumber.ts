import { readMobile } from './mobile.ts';
import { plain } from './plain.ts';
import { isScattered } from './scattered.ts';

/** The format of an account number by kind; only a bank's isn't a mobile number. */
export interface NumberRule {
  readonly name?: string | undefined;
  readonly lengths: readonly number[];
  readonly prefix?: string | null | undefined;
}

/**
 * Reads a receiving account's number by the rule of its kind (V-17 to V-20), an e-wallet's as a mobile number in any
 * notation; null if it isn't one.
 */
export function readAccountNumber(text: string, { name, lengths, prefix }: NumberRule): string | null {
  if (isScattered(text)) return null;
  const fits = (digits: string) =>
    /^\d+$/.test(digits) && lengths.includes(digits.length) && digits.startsWith(prefix ?? '');
  const number = plain(text).replace(/[ -]/g, '');
  if (fits(number)) return number;
  const mobile = name === undefined || name === 'bank' ? null : readMobile(text);
  return mobile !== null && fits(mobile) ? mobile : null;
}
