import type { Config } from '#contract/endpoints/anonymous.ts';
import { longestLine } from '#contract/longest.ts';
import { lengthOf } from '#contract/typed/length.ts';
import { defaultLengths, type LengthName } from '#contract/defaults.ts';
import { inviteCodeOf, isInviteCode } from '#shared/identity/referral.ts';
import { hasLink, isNickname } from '#shared/forms/person.ts';
import { readMobile } from '#contract/typed/mobile.ts';
import { hasGaps } from '#contract/typed/password.ts';
import type { FieldError } from './fieldError.ts';

/** The minimum and maximum number of characters of a field. */
export interface Span {
  min: number;
  max: number;
}

/** The length limits of a field: from the operator's config, else the contract's default. */
export const spanOf = (config: Pick<Config, 'lengths'> | null | undefined, name: LengthName): Span =>
  config?.lengths?.[name] ?? defaultLengths[name];

/** Validates a mobile number (V-01). */
export const mobileError = (text: string): FieldError | null =>
  readMobile(text) === null ? { key: 'mobileWrong' } : null;

/** Validates an account name (V-03): letters, digits and underscores, beginning with a letter; not case-sensitive. */
export function accountError(text: string, { min, max }: Span): FieldError | null {
  if (lengthOf(text) < min || lengthOf(text) > max) return { key: 'accountLength', params: { min, max } };
  if (/\W/.test(text)) return { key: 'accountCharacters' };
  return /^[a-z]/i.test(text) ? null : { key: 'accountStart' };
}

/** Validates the name of an existing account, of any length, as the limits may have changed since it was chosen. */
export const knownAccountError = (text: string): FieldError | null =>
  text === '' ? { key: 'accountMissing' } : accountError(text, { min: 1, max: longestLine });

/** Validates a nickname (V-06). */
export function nicknameError(text: string, span: Span): FieldError | null {
  const fits = lengthOf(text) >= span.min && lengthOf(text) <= span.max && isNickname(text) && !hasLink(text);
  return fits ? null : { key: 'nicknameWrong', params: { ...span } };
}

/**
 * Validates a new password (V-04): at least a letter and a digit, no spaces or invisible characters, and not the account
 * name.
 */
export function passwordError(text: string, { min, max }: Span, account: string): FieldError | null {
  if (hasGaps(text)) return { key: 'passwordSpaces' };
  if (lengthOf(text) < min || lengthOf(text) > max) return { key: 'passwordLength', params: { min, max } };
  if (!/\p{L}/u.test(text) || !/\d/.test(text)) return { key: 'passwordMix' };
  return text.normalize('NFKC').toLowerCase() === account.toLowerCase() ? { key: 'passwordIsAccount' } : null;
}

/** Validates an existing password: only that it isn't empty, as the rules may have changed since it was set. */
export const knownPasswordError = (text: string): FieldError | null =>
  text === '' ? { key: 'passwordMissing' } : null;

/** Validates an invite code, which is optional (V-07). */
export function inviteError(text: string): FieldError | null {
  const code = inviteCodeOf(text);
  if (code.includes(' ')) return { key: 'inviteSeveral' };
  return code === '' || isInviteCode(code) ? null : { key: 'inviteWrong' };
}

/** Each of the two checkboxes must be ticked (V-08). */
export const ageError = (ticked: boolean): FieldError | null => (ticked ? null : { key: 'ageNeeded' });
export const termsError = (ticked: boolean): FieldError | null => (ticked ? null : { key: 'termsNeeded' });
