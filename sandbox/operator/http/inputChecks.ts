import * as codes from '#contract/codes.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { defaultLengths, type LengthName } from '#contract/defaults.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import { plainName } from '#contract/typed/realName.ts';
import { lengthOf } from '#contract/typed/length.ts';
import { readMobile } from '#contract/typed/mobile.ts';
import { hasGaps } from '#contract/typed/password.ts';
import { plain } from '#contract/typed/plain.ts';
import { isCommon } from './commonPasswords.ts';
import { Refusal } from './refusal.ts';

/** Number of preset avatars. */
export const avatars = 20;

const refuse = (field: string, message: string): never => {
  throw new Refusal(codes.badParameter, message, { field });
};

function checkLength(text: string, name: LengthName, field: string, { lengths }: Config) {
  const { min, max } = lengths?.[name] ?? defaultLengths[name];
  if (lengthOf(text) < min || lengthOf(text) > max) refuse(field, `${min} to ${max} characters`);
}

/** The normalized account name, in lower case; throws unless it is letters, digits and underscore after a letter (checklist V-03). */
export function checkAccount(typed: string, config: Config): string {
  const account = plain(typed);
  checkLength(account, 'account', 'account', config);
  if (!/^[a-z]\w*$/i.test(account)) refuse('account', 'Letters, digits and _, beginning with a letter');
  return account.toLowerCase();
}

/** Throws unless the password has a letter and a digit, no space or invisible character, differs from the account name, and isn't among the most common (checklist V-04). */
export function checkPassword(password: string, account: string, config: Config) {
  checkLength(password, 'password', 'password', config);
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) refuse('password', 'At least one letter and one digit');
  if (hasGaps(password)) refuse('password', 'No spaces or invisible characters');
  const hashed = password.normalize('NFKC');
  if (hashed.toLowerCase() === account) refuse('password', 'Not the account itself');
  if (isCommon(hashed))
    throw new Refusal(codes.badParameter, 'Too many people use it', { field: 'password', kind: 'common' });
}

/** URL patterns that a nickname may not contain; a dot alone is no link, as in "Ma. Clara". */
const link = /https?:|\bwww\.|\.(com|net|org|ph|io|co|me|gg|info|xyz|link|app|shop|site|online|top|vip|bet)\b/i;

/** The normalised nickname; undefined for an empty one, which is allowed (checklist V-06). */
export function checkNickname(nickname: string | null | undefined, config: Config): string | undefined {
  const name = nickname && plainName(nickname);
  if (!name) return undefined;
  checkLength(name, 'username', 'nickname', config);
  if (!/^[\p{L}\p{M}\d _.-]+$/u.test(name)) refuse('nickname', 'Letters, digits, space and _ . -');
  if (link.test(name)) refuse('nickname', 'No links');
  return name;
}

/** The avatar, one of the presets 1 to 20; throws for any other. */
export function checkAvatar(avatar: string): string {
  const number = Number(avatar);
  if (!/^\d+$/.test(avatar) || number < 1 || number > avatars) refuse('avatar', `A picture from 1 to ${avatars}`);
  return String(number);
}

/** Throws unless the operator offers this kind of log-in (spec §3). */
export function checkKind(kind: number, { registration }: Config) {
  if (registration?.kinds.includes(kind) === false) throw new Refusal(codes.closed, 'This way in is closed');
}

/**
 * Whether a registration by number needs a code: always by phone and code, and by phone and password where the operator
 * offers codes, unless it doesn't require them.
 */
export const needsCode = (kind: number, { registration }: Config): boolean =>
  kind === loginKinds.phone ||
  (registration?.kinds.includes(loginKinds.phone) !== false && Boolean(registration?.smsRequired ?? true));

/** The value of a required field; throws a refusal when it is missing or empty. */
export const needed = (value: string | null | undefined, field: string): string => value || refuse(field, 'Needed');

/** Throws unless the registration confirms the age and accepts the terms. */
export function checkConsent({ ageConfirmed, termsVersion }: { ageConfirmed: boolean | 0 | 1; termsVersion: string }) {
  if (!ageConfirmed) refuse('ageConfirmed', 'Players are 21 or older');
  if (!termsVersion) refuse('termsVersion', 'The terms must be accepted');
}

/** A Philippine mobile number as 09 and nine digits, from any notation (checklist V-01). */
export function normalMobile(mobile: string, field = 'mobile'): string {
  return readMobile(mobile) ?? refuse(field, 'Enter a Philippine mobile number');
}
