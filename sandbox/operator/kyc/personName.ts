import { asLatin } from './lookalikes.ts';

/** Parts that don't belong to the name itself: they alone distinguish father and son. */
const suffixes = new Set(['jr', 'sr', 'jnr', 'snr', 'junior', 'senior', 'ii', 'iii', 'iv']);

/** Parts that Philippine documents abbreviate. */
const whole = new Map([
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]);

/**
 * The parts of a name for comparison between persons: without case, accents, lookalikes of other scripts, wide and
 * invisible forms, punctuation and suffixes.
 */
export function partsOf(name: string): string[] {
  const letters = asLatin(name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''));
  const text = letters.replace(/['‘’ʼ`´]/g, '').replace(/[^\p{L}]+/gu, ' ');
  const parts = text
    .replace(/\bde (?=(la|las|los)\b)/g, 'de')
    .split(' ')
    .filter(Boolean);
  const own = parts.filter((part) => !suffixes.has(part));
  return (own.length > 0 ? own : parts).map((part) => whole.get(part) ?? part);
}

/** Whether a whole name can be compared: letters that neither are Latin nor look it can't. */
export const isComparable = (name: string) => /^[a-z]+$/.test(partsOf(name).join(''));

/** How two names compare: the same in any order and spacing of the parts, maybe the same, or different. */
export type Likeness = 'same' | 'maybe' | 'other';

/** Compares two names. */
export function likenessOf(one: string, other: string): Likeness {
  const [parts, others] = [partsOf(one), partsOf(other)];
  if (isSame(parts, others)) return 'same';
  const alike = isSame(parts.map(blurred), others.map(blurred));
  return alike || isWithin(parts, others) || isWithin(others, parts) || isSlip(parts, others) ? 'maybe' : 'other';
}

const sorted = (letters: string) => Array.from(letters).toSorted().join('');

function isSame(parts: string[], others: string[]): boolean {
  if (sorted(parts.join('')) !== sorted(others.join(''))) return false;
  const orders = ordersOf(others);
  return [...ordersOf(parts)].some((order) => orders.has(order));
}

/** Max parts of a name for trying every order. */
const mostParts = 6;

/** A name's letters in every order of its parts; for a name with very many parts as they stand, and sorted. */
function ordersOf(parts: string[]): Set<string> {
  if (parts.length > mostParts) return new Set([parts.join(''), parts.toSorted().join('')]);
  if (parts.length < 2) return new Set(parts);
  return new Set(parts.flatMap((first, at) => [...ordersOf(parts.toSpliced(at, 1))].map((rest) => `${first}${rest}`)));
}

/** A part with confusable letters of the same alphabet folded. */
const blurred = (part: string) => part.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l');

/** The minimum number of common parts if one name has more than the other. */
const leastInCommon = 2;

/** Whether all parts of one name are in the other, some perhaps as initials. */
function isWithin(parts: string[], others: string[]): boolean {
  const left = [...others];
  const take = (is: (part: string) => boolean) => {
    const at = left.findIndex(is);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const unknown = parts.filter((part) => !take((each) => each === part));
  const isInitial = (part: string, each: string) => part[0] === each[0] && (part.length === 1 || each.length === 1);
  return (
    parts.length - unknown.length >= leastInCommon && unknown.every((part) => take((each) => isInitial(part, each)))
  );
}

/** The minimum length of a part that is found inside another, and of one with a wrong letter. */
const leastShared = { inside: 3, slip: 3 };

/** Whether two names have any part in common, perhaps with one wrong letter, or inside a longer part. */
export function sharesPart(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((name) => partsOf(name).map(blurred));
  const isInside = (part: string, each: string) => part.length >= leastShared.inside && each.includes(part);
  const isLike = (part: string, each: string) =>
    part === each ||
    isInside(part, each) ||
    isInside(each, part) ||
    (Math.min(part.length, each.length) >= leastShared.slip && isOneOff(part, each));
  return parts!.some((part) => part.length > 1 && others!.some((each) => isLike(part, each)));
}

/** The minimum length of a name in which one wrong letter counts as a slip. */
const leastLetters = 8;

/** Whether two names differ by one wrong, missing or extra letter, or by two swapped ones. */
function isSlip(parts: string[], others: string[]): boolean {
  const [one, other] = [parts.toSorted().join(''), others.toSorted().join('')];
  if (Math.min(one.length, other.length) < leastLetters || Math.abs(one.length - other.length) > 1) return false;
  const [before, after] = [parts.join(''), others.join('')];
  return [
    [one, other],
    [before, after],
  ].some(([a, b]) => isOneOff(a!, b!));
}

function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwap || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
