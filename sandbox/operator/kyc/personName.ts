import { asLatin } from './lookalikes.ts';

/** Parts that don't belong to the name itself: they alone distinguish father and son. */
const suffixes = new Set(['jr', 'sr', 'jnr', 'snr', 'junior', 'senior', 'ii', 'iii', 'iv']);

/** Parts that Philippine documents abbreviate. */
const whole = new Map([
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]);

/** The words of a name in plain letters: without case, accents, lookalikes of other scripts, and punctuation. */
function wordsOf(name: string): string[] {
  const letters = asLatin(name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''));
  const text = letters.replace(/['‘’ʼ`´]/g, '').replace(/[^\p{L}]+/gu, ' ');
  return text
    .replace(/\bde (?=(la|las|los)\b)/g, 'de')
    .split(' ')
    .filter(Boolean);
}

/** The words that belong to the name itself. */
function ownOf(words: string[]): string[] {
  const own = words.filter((word) => !suffixes.has(word));
  return own.length > 0 ? own : words;
}

const expanded = (words: string[]) => words.map((word) => whole.get(word) ?? word);

/**
 * The parts of a name for comparison between persons: without case, accents, lookalikes of other scripts, wide and
 * invisible forms, punctuation and suffixes, and with usual abbreviations in full.
 */
export const partsOf = (name: string): string[] => expanded(ownOf(wordsOf(name)));

/** Everything that a name may spell: what looks like a suffix or an abbreviation may be part of a word in two pieces. */
function readingsOf(name: string): string[][] {
  const words = wordsOf(name);
  const own = ownOf(words);
  const readings = [expanded(own), own, words, expanded(words)];
  return [...new Map(readings.map((each) => [each.join(' '), each])).values()];
}

/** Letters that are read in one way and look like another: ß is ss and looks like B, þ is th and looks like p. */
const ambiguous = /[ßẞþÞ]/u;

/** Whether a whole name can be compared: letters that neither are Latin nor look it can't, nor ambiguous ones. */
export const isComparable = (name: string) => !ambiguous.test(name) && /^[a-z]+$/.test(partsOf(name).join(''));

/** How two names compare: the same in any order and spacing of the parts, maybe the same, or different. */
export type Likeness = 'same' | 'maybe' | 'other';

/** Compares two names. */
export function likenessOf(one: string, other: string): Likeness {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const attempts = { left: mostAttempts };
  const isEqual = (reading: string[], each: string[]) => isSame(reading, each, attempts);
  if (readingsOf(one).some((reading) => readingsOf(other).some((each) => isEqual(reading, each)))) return 'same';
  const alike = isEqual(parts.map(blurred), others.map(blurred)) || attempts.left === 0;
  return alike || isWithin(parts, others) || isWithin(others, parts) || isSlip(parts, others) ? 'maybe' : 'other';
}

const sorted = (letters: string) => Array.from(letters).toSorted().join('');

/** Whether two names have the same letters in some order of their parts. */
const isSame = (parts: string[], others: string[], attempts: Attempts) =>
  parts.length > 0 &&
  sorted(parts.join('')) === sorted(others.join('')) &&
  fits(parts, others, '', new Set(), attempts);

/**
 * Max attempts to lay the parts of two names beside each other, in all their readings: names of the same letters may
 * have very many orders, and are maybe the same then.
 */
const mostAttempts = 1_000;

interface Attempts {
  left: number;
}

/** Whether two lists of parts can spell the same; `rest` is what the parts laid so far from `ahead` have in excess. */
function fits(ahead: string[], behind: string[], rest: string, tried: Set<string>, attempts: Attempts): boolean {
  if (rest === '' && behind.length === 0) return true;
  const attempt = JSON.stringify([ahead, behind, rest]);
  if (tried.has(attempt) || attempts.left === 0) return false;
  tried.add(attempt);
  attempts.left--;
  if (rest === '') return ahead.some((part, at) => fits(ahead.toSpliced(at, 1), behind, part, tried, attempts));
  return behind.some((part, at) => {
    const left = behind.toSpliced(at, 1);
    if (rest.startsWith(part)) return fits(ahead, left, rest.slice(part.length), tried, attempts);
    return part.startsWith(rest) && fits(left, ahead, part.slice(rest.length), tried, attempts);
  });
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
