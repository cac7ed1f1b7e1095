import { remembering } from '../context/remembering.ts';
import { partsOf, readingsOf, lettersOf } from './nameReadings.ts';
import { areNear, inBlur } from './nearNames.ts';
import { isOneOff, lacking, mostAttempts, sortedLetters, spellSame, type Attempts } from './spelling.ts';

/** Letters that are read in one way and look like another: ß is ss and looks like B, þ is th and looks like p. */
const ambiguous = /[ßẞþÞ]/u;

/** Whether a whole name can be compared: letters that neither are Latin nor look it can't, nor ambiguous ones. */
export const isComparable = (name: string) => !ambiguous.test(name) && /^[a-z]+$/.test(partsOf(name).join(''));

/** How two names compare: the same in any order and spacing of the parts, maybe the same, or different. */
export type Likeness = 'same' | 'maybe' | 'other';

/** Compares two names. */
export function likenessOf(one: string, other: string): Likeness {
  const [{ readings, isAll }, of] = [readingsOf(one), readingsOf(other)];
  const attempts = { left: mostAttempts };
  if (areSame(readings, of.readings, attempts)) return 'same';
  const isKnown = isAll && of.isAll;
  if (!isKnown && mayShareLetters(one, other)) return 'maybe';
  const isNear = readings.some((reading) =>
    of.readings.some((each) => attempts.left <= 0 || areNear(reading, each, attempts)),
  );
  return isNear || attempts.left <= 0 ? 'maybe' : 'other';
}

/** Compares two names, the same ones once: each call of a player compares the same. */
export const rememberedLikeness = remembering(likenessOf);

/** Whether two names have the same letters in some order of their parts, in any of their readings. */
function areSame(readings: string[][], others: string[][], attempts: Attempts): boolean {
  const known = others.map((parts) => ({ parts, letters: sortedLetters(parts) }));
  return readings.some((reading) => {
    const letters = sortedLetters(reading);
    return known.some((each) => each.letters === letters && spellSame(reading, each.parts, attempts));
  });
}

/** Whether the letters that each of two names has in any reading are among all letters of the other one. */
function mayShareLetters(one: string, other: string): boolean {
  const [its, others] = [lettersOf(one), lettersOf(other)];
  return lacking(its.least, others.most) === 0 && lacking(others.least, its.most) === 0;
}

/** The minimum length of a part that is found inside another, and of one with a wrong letter. */
const leastShared = { inside: 3, slip: 3 };

/** The maximum number of parts of a name that are looked for inside others: many short ones are inside everybody's. */
const mostInside = 8;

/** Whether two names have any part in common, perhaps with one wrong letter, or inside a longer part. */
export function sharesPart(one: string, other: string): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  return haveCommon(parts, others) || haveCommon(inBlur(parts), inBlur(others));
}

function haveCommon(parts: string[], others: string[]): boolean {
  const areFew = Math.max(parts.length, others.length) <= mostInside;
  const isInside = (part: string, each: string) => areFew && part.length >= leastShared.inside && each.includes(part);
  const isLike = (part: string, each: string) =>
    part === each ||
    isInside(part, each) ||
    isInside(each, part) ||
    (Math.min(part.length, each.length) >= leastShared.slip && isOneOff(part, each));
  return parts.some((part) => part.length > 1 && others.some((each) => isLike(part, each)));
}
