import type { Money } from '../schema.ts';
import { plain } from './plain.ts';
import { isScattered } from './scattered.ts';

const perPeso = 100;
/** More peso digits than anybody has, and few enough for exact integers. */
const mostDigits = 12;

const currency = /^\+? ?(?:₱|php|p)? ?([\d.,' ]*[\d.,]) ?(?:₱|php|pesos?|piso)?$/i;
/** Ungrouped digits, with up to two decimals after a point or a comma. */
const straight = /^(\d+)(?:[.,](\d{0,2}))?$/;
/** Groups of three by one separator, decimals after the other. */
const grouped = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,2}))?$/;
const spaced = /^([1-9]\d{0,2}([ '])\d{3}(?:\2\d{3})*)(?:[.,](\d{0,2}))?$/;
/** Groups separated by points are unambiguous if there are several, or if decimals follow a comma. */
const pointed = /^([1-9]\d{0,2}(?:(?:\.\d{3})+(?=,\d)|(?:\.\d{3}){2,}))(?:,(\d{1,2}))?$/;
const onlyHundredths = /^()[.,](\d{1,2})$/;

/** Hundredths of a number in any usual notation, each with its decimals last; null if it isn't understood. */
function readNumber(number: string): Money | null {
  const found = [straight, grouped, spaced, pointed, onlyHundredths].map((form) => form.exec(number)).find(Boolean);
  if (!found) return null;
  const digits = found[1]!.replace(/\D/g, '');
  const hundredths = found.at(-1) ?? '';
  if (digits.length > mostDigits) return null;
  return (Number(digits) * perPeso + Number(hundredths.padEnd(2, '0'))) as Money;
}

/**
 * Reads typed, pasted or dictated pesos: `1,234.5`, `1.234,50`, `₱1 234` and `500 pesos` in hundredths. Null if the
 * text isn't understood or is ambiguous; never more than a person would read.
 */
export function readAmount(text: string): Money | null {
  if (isScattered(text)) return null;
  const [, number] = currency.exec(plain(text).replaceAll('٫', '.').replaceAll('٬', ',')) ?? [];
  return number === undefined ? null : readNumber(number);
}

/** Reads a whole number, such as minutes, with or without thousands separators; null for any other text. */
export function readWhole(text: string): number | null {
  const amount = /^[\d.,' ]+$/.test(plain(text)) ? readAmount(text) : null;
  return amount === null || amount % perPeso !== 0 ? null : amount / perPeso;
}

/** Formats an amount for a field: `1234.50`, or `1234` without hundredths. */
export function writeAmount(amount: Money): string {
  const hundredths = amount % perPeso;
  const pesos = String((amount - hundredths) / perPeso);
  return hundredths === 0 ? pesos : `${pesos}.${String(hundredths).padStart(2, '0')}`;
}
