/** Right-to-left letters, digits and marks, which reorder what surrounds them. */
const leftward = /[\u0590-\u08FF\u200F\u202B\u2067\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const reversed = '\u202E';
/** Direction marks and blank letters, which part digits. */
const parting = /[\u061C\u115F\u1160\u200E\u200F\u202A-\u202E\u2066-\u2069\u3164\uFFA0]/;
const digit = /\p{Nd}/u;
/** One number, which keeps its order anywhere: digits of one kind, with single points or commas between them alone. */
const steady = /^[^\p{Nd}.,٫٬]*(?:\d+(?:[.,]\d+)*|[٠-٩]+(?:[.,٫٬][٠-٩]+)*|[۰-۹]+(?:[.,٫٬][۰-۹]+)*)[^\p{Nd}.,٫٬]*$/u;

/** Whether the digits of a text may display in another order than they were typed, or with gaps that aren't read. */
export function isReordered(text: string): boolean {
  const between = text.split(digit).slice(1, -1);
  return (
    text.includes(reversed) || between.some((gap) => parting.test(gap)) || (leftward.test(text) && !steady.test(text))
  );
}
