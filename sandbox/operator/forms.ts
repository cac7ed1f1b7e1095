import type { Config } from '../../worker/contract/endpoints/anonymous.ts';
import { defaultLengths, type LengthName } from '../../worker/contract/limits.ts';
import { codes, Refusal } from '../refusal.ts';

const refuse = (field: string, message: string): never => {
  throw new Refusal(codes.badParameter, message, { field });
};

function checkLength(text: string, name: LengthName, field: string, { lengths }: Config) {
  const { min, max } = lengths?.[name] ?? defaultLengths[name];
  if (text.length < min || text.length > max) refuse(field, `${min} to ${max} characters`);
}

/** An account's name as it is kept, in lower case: letters, digits and underscore after a letter (checklist V-03). */
export function checkAccount(account: string, config: Config): string {
  checkLength(account, 'account', 'account', config);
  if (!/^[a-z]\w*$/i.test(account)) refuse('account', 'Letters, digits and _, beginning with a letter');
  return account.toLowerCase();
}

/** At least a letter and a digit, no space, and not the account's own name (checklist V-04). */
export function checkPassword(password: string, account: string, config: Config) {
  checkLength(password, 'password', 'password', config);
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) refuse('password', 'At least one letter and one digit');
  if (/\s/.test(password)) refuse('password', 'No spaces');
  if (password.toLowerCase() === account) refuse('password', 'Not the account itself');
}

/** A name to be called by, trimmed; none is as good (checklist V-06). */
export function checkNickname(nickname: string | null | undefined, config: Config): string | undefined {
  const name = nickname?.trim();
  if (!name) return undefined;
  checkLength(name, 'username', 'nickname', config);
  if (!/^[\p{L}\p{M}\d _.-]+$/u.test(name)) refuse('nickname', 'Letters, digits, space and _ . -');
  return name;
}

/** Nobody becomes a player without being old enough and taking the terms. */
export function checkConsent({ ageConfirmed, termsVersion }: { ageConfirmed: boolean | 0 | 1; termsVersion: string }) {
  if (!ageConfirmed) refuse('ageConfirmed', 'Players are 21 or older');
  if (!termsVersion) refuse('termsVersion', 'The terms must be accepted');
}

/** A Philippine mobile number as 09 and nine digits, however it was written (checklist V-01). */
export function normalMobile(mobile: string): string {
  const [, rest] = /^(?:\+?63|0)?(9\d{9})$/.exec(mobile.replace(/[\s-]/g, '')) ?? [];
  return rest ? `0${rest}` : refuse('mobile', 'Enter a Philippine mobile number');
}
