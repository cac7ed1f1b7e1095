/**
 * What draws nothing (DI: default ignorable): direction marks, joiners, variation selectors, fillers; and the cap of a
 * keycap emoji. Other format characters are signs that people see.
 */
const unseen = /[\p{DI}\u20E3]/gu;
const digit = /\p{Nd}/gu;
const dash = /[\p{Pd}\u2212\u2043]/gu;
const apostrophe = /[‘’‛ʻʼʹ`´′]/g;
const fullWidth = /[\uFF01-\uFF5E]/g;
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
    .replace(fullWidth, (each) => each.normalize('NFKC'))
    .replace(digit, valueOf)
    .replace(dash, '-')
    .replace(apostrophe, "'")
    .replace(/\s/g, ' ')
    .trim();

/** A printed code or number without spaces and dashes, with ASCII letters in upper case. */
export const plainCode = (text: string): string =>
  plain(text)
    .replace(/[ -]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
