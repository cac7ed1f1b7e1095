import * as codes from '#contract/codes.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { defaultLengths, type LengthName } from '#contract/limits.ts';
import { Refusal } from './refusal.ts';

/** How many pictures players choose from. */
export const avatars = 20;

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

/** Ends of names that are addresses: a dot alone makes no link, as in "Ma. Clara". */
const link = /https?:|\bwww\.|\.(com|net|org|ph|io|co|me|gg|info|xyz|link|app|shop|site|online|top|vip|bet)\b/i;

/** A name to be called by, trimmed; none is as good (checklist V-06). */
export function checkNickname(nickname: string | null | undefined, config: Config): string | undefined {
  const name = nickname?.trim();
  if (!name) return undefined;
  checkLength(name, 'username', 'nickname', config);
  if (!/^[\p{L}\p{M}\d _.-]+$/u.test(name)) refuse('nickname', 'Letters, digits, space and _ . -');
  if (link.test(name)) refuse('nickname', 'No links');
  return name;
}

/** One of the pictures there are, 1 to 20. */
export function checkAvatar(avatar: string): string {
  const number = Number(avatar);
  if (!/^\d+$/.test(avatar) || number < 1 || number > avatars) refuse('avatar', `A picture from 1 to ${avatars}`);
  return String(number);
}

/** A way in that the operator offers (spec §3). */
export function checkKind(kind: number, { registration }: Config) {
  if (registration?.kinds.includes(kind) === false) throw new Refusal(codes.closed, 'This way in is closed');
}

/** A field that must be there and say something. */
export const needed = (value: string | null | undefined, field: string): string => value || refuse(field, 'Needed');

/** Nobody becomes a player without being old enough and taking the terms. */
export function checkConsent({ ageConfirmed, termsVersion }: { ageConfirmed: boolean | 0 | 1; termsVersion: string }) {
  if (!ageConfirmed) refuse('ageConfirmed', 'Players are 21 or older');
  if (!termsVersion) refuse('termsVersion', 'The terms must be accepted');
}

/** A Philippine mobile number as 09 and nine digits, however it was written (checklist V-01). */
export function normalMobile(mobile: string, field = 'mobile'): string {
  const [, rest] = /^(?:\+?63|0)?(9\d{9})$/.exec(mobile.replace(/[\s-]/g, '')) ?? [];
  return rest ? `0${rest}` : refuse(field, 'Enter a Philippine mobile number');
}
