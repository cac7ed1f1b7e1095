import { isRealName } from '#contract/typed/realName.ts';
import { readZip } from '#contract/typed/zip.ts';
import { lengthOf } from '#contract/typed/length.ts';
import { defaultLengths } from '#contract/defaults.ts';
import { hasLink, isBirthday, isNickname, lastBirthday, longestText } from '#shared/forms/person.ts';
import type { Phrase } from '#shared/forms/phrase.ts';
import type { words } from './words.en.ts';

/** A validation error of a field: a text of this feature and its parameters. */
export type FieldError = Phrase<typeof words.en>;

interface Said {
  readonly lengths?: { readonly [name: string]: { readonly min: number; readonly max: number } } | null | undefined;
}

/** The length limits of a nickname. */
export const nicknameSpan = (config: Said | null) => config?.lengths?.['username'] ?? defaultLengths.username;

/** Validates a nickname (V-06): letters, digits, spaces and `_ . -`, and no link. */
export function nicknameError(text: string, { min, max }: { min: number; max: number }): FieldError | null {
  if (lengthOf(text) < min || lengthOf(text) > max) return { key: 'nicknameLength', params: { min, max } };
  if (!isNickname(text)) return { key: 'nicknameCharacters' };
  return hasLink(text) ? { key: 'nicknameLink' } : null;
}

const email = /^[^\s@<>:]+@(?:[^\s@<>.]+\.)+[^\s@<>.]{2,}$/;

/** Validates one of the personal details, which are all optional (V-09, V-10, V-13, V-14). */
export function detailError(field: string, text: string, now: number): FieldError | null {
  if (text === '') return null;
  if (lengthOf(text) > longestText) return { key: 'tooLong', params: { max: longestText } };
  switch (field) {
    case 'realName':
      return isRealName(text) ? null : { key: 'nameWrong' };
    case 'birthday':
      if (!isBirthday(text)) return { key: 'birthdayWrong' };
      return text <= lastBirthday(now) ? null : { key: 'tooYoung' };
    case 'email':
      return email.test(text) ? null : { key: 'emailWrong' };
    case 'zip':
      return readZip(text) === null ? { key: 'zipWrong' } : null;
    default:
      return null;
  }
}
