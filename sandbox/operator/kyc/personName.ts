import { partsOf, readingsOf, lettersOf } from './nameReadings.ts';

/** Letters that are read in one way and look like another: ß is ss and looks like B, þ is th and looks like p. */
const ambiguous = /[ßẞþÞ]/u;

/** Whether a whole name can be compared: letters that neither are Latin nor look it can't, nor ambiguous ones. */
export const isComparable = (name: string) => !ambiguous.test(name) && /^[a-z]+$/.test(partsOf(name).join(''));

/** How two names compare: the same in any order and spacing of the parts, maybe the same, or different. */
export type Likeness = 'same' | 'maybe' | 'other';

/** Compares two names. */
export function likenessOf(one: string, other: string): Likeness {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const [{ readings, isAll }, of] = [readingsOf(one), readingsOf(other)];
  const attempts = { left: mostAttempts };
  if (areSame(readings, of.readings, attempts)) return 'same';
  const isKnown = isAll && of.isAll;
  if (!isKnown && mayShareLetters(one, other)) return 'maybe';
  const isAlike =
    areSame(readings.map(inBlur), of.readings.map(inBlur), attempts) ||
    areSlips(readings, of.readings, attempts) ||
    attempts.left === 0;
  return isAlike || isWithin(parts, others) || isWithin(others, parts) ? 'maybe' : 'other';
}

/** The letters of a name, in order. */
const sortedLetters = (parts: string[]) => Array.from(parts.join('')).toSorted().join('');

/** Whether two names have the same letters in some order of their parts, in any of their readings. */
function areSame(readings: string[][], others: string[][], attempts: Attempts): boolean {
  const known = others.map((parts) => ({ parts, letters: sortedLetters(parts) }));
  return readings.some((reading) => {
    const letters = sortedLetters(reading);
    return known.some((each) => each.letters === letters && fits(reading, each.parts, '', new Set(), attempts));
  });
}

/** Whether the letters that each of two names has in any reading are among all letters of the other one. */
function mayShareLetters(one: string, other: string): boolean {
  const [its, others] = [lettersOf(one), lettersOf(other)];
  return isAmong(its.least, others.most) && isAmong(others.least, its.most);
}

function isAmong(letters: string, all: string): boolean {
  const left = Array.from(all);
  return Array.from(letters).every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

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

const inBlur = (parts: string[]) => parts.map(blurred);

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

/** A name as it stands, and with its parts in order. */
const spellings = (parts: string[]) => [parts.join(''), parts.toSorted().join('')] as const;

/** Whether two names differ by one wrong, missing or extra letter, or by two swapped ones, in any of their readings. */
function areSlips(readings: string[][], others: string[][], attempts: Attempts): boolean {
  const known = others.map(spellings);
  return readings.map(spellings).some(([one, inOrder]) =>
    known.some(([other, theirs]) => {
      const isNear = Math.abs(one.length - other.length) <= 1;
      if (!isNear || Math.min(one.length, other.length) < leastLetters || attempts.left === 0) return false;
      attempts.left--;
      return isOneOff(inOrder, theirs) || isOneOff(one, other);
    }),
  );
}

function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwap || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
