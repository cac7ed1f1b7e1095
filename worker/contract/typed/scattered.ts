/** What separates table cells or lines, within a trimmed text. */
const separator = /[\t-\r\u2028\u2029]/;
/** Right-to-left letters, digits and marks, which reorder what surrounds them, and letters that show as blanks. */
const disturbing =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\u115F\u1160\u3164\uFFA0\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/**
 * One number, which keeps its order anywhere: digits of one kind, with single points or commas between them alone, and
 * nothing that reverses digits.
 */
const steady = /^[^\p{N}\p{P}\u202E]*(\d+([.,]\d+)*|[٠-٬]+|[۰-۹]+)[^\p{N}\p{P}\u202E]*$/u;

/**
 * Whether a text has several lines or cells, or digits that may display in another order than they were typed, or with
 * a gap that isn't read: none of these is one number.
 */
export const isScattered = (text: string): boolean =>
  separator.test(text.trim()) || (disturbing.test(text) && !steady.test(text));
