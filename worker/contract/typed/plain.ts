/** Invisible characters (DI: default ignorable): direction marks, joiners, variation selectors, fillers, and the cap of a keycap emoji. */
const unseen = /[\p{Cf}\p{DI}\u20E3]/gu;
const digit = /\p{Nd}/gu;
const dash = /[\p{Pd}\u2212\u2043]/gu;
const apostrophe = /[‘’‛ʻʼʹ`´′]/g;
const fullWidth = /[\uFF01-\uFF5E]/g;
/** The offset of a full-width character from its ASCII one. */
const toAscii = 0xfee0;
const perSet = 10;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The value of a digit of any script: each set of ten is in order, and borders another set or no digit. */
function valueOf(shown: string): string {
  const code = shown.codePointAt(0)!;
  let first = code;
  while (isDigit(first - 1)) first--;
  return String((code - first) % perSet);
}

/**
 * Normalises text: without invisible characters, with ASCII digits, one kind of space, dash and apostrophe, trimmed.
 */
export const plain = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(fullWidth, (each) => String.fromCharCode(each.charCodeAt(0) - toAscii))
    .replace(digit, valueOf)
    .replace(dash, '-')
    .replace(apostrophe, "'")
    .replace(/\s/g, ' ')
    .trim();

/** Whether a text is several table cells or lines, which are no one number. */
export const isSeveral = (text: string) => /\S[\t-\r\u2028\u2029]+\S/.test(text);

/** A printed code or number without spaces and dashes, with ASCII letters in upper case. */
export const plainCode = (text: string): string =>
  plain(text)
    .replace(/[ -]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
