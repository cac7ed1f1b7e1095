import { plain } from './plain.ts';

/** Digits that stand for themselves: no part of a longer number, a word or an amount. */
const alone = /(?<![\p{L}\d.,₱]|\d[ -])\d(?:[ -]?\d)*(?![\p{L}\d]|[.,]\d)/gu;

/**
 * Reads a one-time code of so many digits, also out of the message that it came with: `246 810` and
 * `Perlas88: 246810`. A text with digits and spaces alone is its digits, however many; one with no such code, or with
 * several, stays as it is.
 */
export function readCode(text: string, length: number): string {
  const typed = plain(text);
  if (/^[\d -]*$/.test(typed)) return typed.replace(/\D/g, '');
  const found = (typed.match(alone) ?? []).map((each) => each.replace(/\D/g, ''));
  const codes = new Set(found.filter((each) => each.length === length));
  return codes.size === 1 ? [...codes][0]! : text;
}
