import type { Config } from '#contract/endpoints/anonymous.ts';
import { defaultLengths, type LengthName } from '#contract/defaults.ts';
import { hasLink, isNickname } from '#shared/forms/person.ts';
import type { Fault } from './fault.ts';

/** The least and the most characters of a field. */
export interface Span {
  min: number;
  max: number;
}

/** An invite code has 4 to 12 letters or digits (V-07). */
const inviteCode = /^[0-9A-Z]{4,12}$/;
const philippineMobile = /^(?:\+?63|0)?(9\d{9})$/;

/** How long a field may be: what the operator's config says, else the contract's default. */
export const spanOf = (config: Pick<Config, 'lengths'> | null | undefined, name: LengthName): Span =>
  config?.lengths?.[name] ?? defaultLengths[name];

/** A Philippine mobile number as the operator takes it, 09XXXXXXXXX, or null where the text is none (V-01). */
export function mobileOf(text: string): string | null {
  const [, number] = philippineMobile.exec(text.replace(/[\s\p{Pd}]/gu, '')) ?? [];
  return number === undefined ? null : `0${number}`;
}

/** V-01. */
export const mobileFault = (text: string): Fault | null => (mobileOf(text) === null ? { key: 'mobileWrong' } : null);

/** V-03: letters, digits and underscores, a letter first; upper and lower case are one. */
export function accountFault(text: string, { min, max }: Span): Fault | null {
  if (text.length < min || text.length > max) return { key: 'accountLength', params: { min, max } };
  if (/\W/.test(text)) return { key: 'accountCharacters' };
  return /^[a-z]/i.test(text) ? null : { key: 'accountStart' };
}

/** V-06. */
export function nicknameFault(text: string, span: Span): Fault | null {
  const fits = text.length >= span.min && text.length <= span.max && isNickname(text) && !hasLink(text);
  return fits ? null : { key: 'nicknameWrong', params: { ...span } };
}

/** V-04: a letter and a digit at least, no spaces, and not the account itself. */
export function passwordFault(text: string, { min, max }: Span, account: string): Fault | null {
  if (/\s/.test(text)) return { key: 'passwordSpaces' };
  if (text.length < min || text.length > max) return { key: 'passwordLength', params: { min, max } };
  if (!/\p{L}/u.test(text) || !/\d/.test(text)) return { key: 'passwordMix' };
  return text.toLowerCase() === account.toLowerCase() ? { key: 'passwordIsAccount' } : null;
}

/** A password that exists already is asked for and no more: the rules may have changed since it was made. */
export const knownPasswordFault = (text: string): Fault | null => (text === '' ? { key: 'passwordMissing' } : null);

/** An invite code as it is sent: upper case, without the spaces of a paste. */
export const inviteCodeOf = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** V-07: none is fine. */
export function inviteFault(text: string): Fault | null {
  const code = inviteCodeOf(text);
  return code === '' || inviteCode.test(code) ? null : { key: 'inviteWrong' };
}

/** V-08: both boxes are needed, each for itself. */
export const ageFault = (ticked: boolean): Fault | null => (ticked ? null : { key: 'ageNeeded' });
export const termsFault = (ticked: boolean): Fault | null => (ticked ? null : { key: 'termsNeeded' });
