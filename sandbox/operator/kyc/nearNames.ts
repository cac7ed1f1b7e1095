import { isOneOff, lacking, sortedLetters, spellSame, weightOf, type Attempts } from './spelling.ts';

/** A name in parts. */
type Parts = readonly string[];

/** Parts with the confusable i and l spelled alike. */
const inSmallBlur = (parts: Parts): string[] => parts.map((part) => part.replaceAll('i', 'l'));

/** Parts with all confusable letters of the same alphabet spelled alike. */
export const inBlur = (parts: Parts): string[] =>
  inSmallBlur(parts).map((part) => part.replaceAll('m', 'rn').replaceAll('w', 'vv'));

/** The minimum number of letters in which one wrong letter counts as a slip, and one part may be left out anywhere. */
const leastLetters = 8;

/** The minimum number of parts that a name shares with one that has more. */
const leastInCommon = 2;

/**
 * The maximum number of parts of which some are left out in turn: a name of more is near one that has at least half as
 * many letters, all of them among its own.
 */
const mostParts = 10;

/**
 * Whether two readings of names may be one person's, by all differences that are usual at once: parts left out,
 * initials, another order and spacing, confusable letters, and one wrong letter.
 */
export const areNear = (one: Parts, other: Parts, attempts: Attempts): boolean =>
  // A wrong letter in the place of m or w is one mistake only if these aren't spelled as two letters.
  [[one, other] as const, [inSmallBlur(one), inSmallBlur(other)] as const, [inBlur(one), inBlur(other)] as const].some(
    ([parts, others]) =>
      withoutInitials(parts, others, attempts).some(([its, theirs]) =>
        its.join('').length <= theirs.join('').length
          ? isWithin(its, theirs, attempts)
          : isWithin(theirs, its, attempts),
      ),
  );

/** Two names, and what is left of both without initials and the parts of the other one that they may stand for. */
function withoutInitials(one: Parts, other: Parts, attempts: Attempts): [Parts, Parts][] {
  const pairs: [Parts, Parts][] = [[one, other]];
  const pairUp = (its: Parts, others: Parts) =>
    its.forEach((initial, at) => {
      if (initial.length > 1) return;
      others.forEach((part, place) => {
        if (part[0] !== initial || part.length === 1 || attempts.left === 0) return;
        attempts.left--;
        const [left, right] = [its.toSpliced(at, 1), others.toSpliced(place, 1)];
        pairs.push(...withoutInitials(left, right, attempts));
      });
    });
  pairUp(one, other);
  pairUp(other, one);
  return pairs;
}

/** Whether a name is another one without some parts, up to one wrong letter; true if no attempts are left. */
function isWithin(parts: Parts, others: Parts, attempts: Attempts): boolean {
  if (attempts.left === 0) return true;
  const [text, whole] = [parts.join(''), others.join('')];
  const lacks = lacking(text, whole);
  if (lacks > 1) return false;
  if (text.length >= leastLetters && isWithoutRun(parts, others)) return true;
  if (others.length > mostParts) return lacks === 0 && text.length >= whole.length / 2;
  const [letters, sorted] = [sortedLetters(parts), parts.toSorted().join('')];
  const [weight, extra] = [weightOf(text), whole.length - text.length];
  for (const rest of withoutSome(others.toSorted(), { least: extra - 1, most: extra + 1 })) {
    if (attempts.left === 0) return true;
    if (Math.max(parts.length, rest.length) < leastInCommon) continue;
    attempts.left--;
    const spelled = rest.join('');
    const isSpelled = weightOf(spelled) === weight && sortedLetters(rest) === letters;
    if (isSpelled && spellSame(parts, rest, attempts)) return true;
    if (text.length >= leastLetters && isOneOff(sorted, spelled)) return true;
  }
  return false;
}

/** The places of a name's spaces in its text, and both ends. */
const spacesOf = (parts: Parts) =>
  new Set([...parts.map((_, at) => parts.slice(0, at).join('').length), parts.join('').length]);

/**
 * Whether a name's text is another name's without some letters in a row that begin or end at a space of either, or
 * without whole words in a row and with one wrong letter.
 */
function isWithoutRun(parts: Parts, others: Parts): boolean {
  const [text, whole] = [parts.join(''), others.join('')];
  const [own, spaces] = [spacesOf(parts), spacesOf(others)];
  const extra = whole.length - text.length;
  let [start, end] = [0, text.length];
  while (start < text.length && text[start] === whole[start]) start++;
  while (end > 0 && text[end - 1] === whole[end - 1 + extra]) end--;
  // The run may begin wherever the text before is that of the whole's start, and the text after that of its end.
  for (let at = end; at <= start; at++) if (spaces.has(at) || spaces.has(at + extra) || own.has(at)) return true;
  for (const length of [extra - 1, extra, extra + 1].filter((each) => each >= 0))
    for (const at of spaces)
      if (spaces.has(at + length) && isOneOff(text, whole.slice(0, at) + whole.slice(at + length))) return true;
  return false;
}

/** How many letters are left out. */
interface Bounds {
  least: number;
  most: number;
}

/** The parts of a name with none, one or several left out, of so many letters. */
function* withoutSome(parts: Parts, { least, most }: Bounds): Generator<Parts> {
  /** How many letters each choice of parts has; bit by bit, whether it has a part. */
  const letters = [0];
  for (const part of parts) letters.push(...letters.map((count) => count + part.length));
  for (const [choice, left] of letters.entries())
    if (left >= least && left <= most) yield parts.filter((_, at) => ((choice >> at) & 1) === 0);
}
