import { plain } from './plain.ts';

/** Standalone digits: not part of a longer number, a word or an amount. */
const alone = /(?<![\p{L}\d.,₱]|\d[ -])\d(?:[ -]?\d)*(?![\p{L}\d]|[.,]\d)/gu;

/**
 * Reads a one-time code of this length, also out of its message: `246 810` and `Perlas88: 246810`. Text of digits and
 * spaces alone is reduced to its digits, whatever their number; text with no such code, or several, is unchanged.
 */
export function readCode(text: string, length: number): string {
  const typed = plain(text);
  if (/^[\d -]*$/.test(typed)) return typed.replace(/\D/g, '');
  const found = (typed.match(alone) ?? []).map((each) => each.replace(/\D/g, ''));
  const codes = new Set(found.filter((each) => each.length === length));
  return codes.size === 1 ? [...codes][0]! : text;
}
