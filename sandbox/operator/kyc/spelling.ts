/**
 * Max attempts to lay the parts of two names beside each other, in all their readings: names of the same letters may
 * have very many orders, and are maybe the same then.
 */
export const mostAttempts = 1_000;

export interface Attempts {
  left: number;
}

/** The letters of a name, in order. */
export const sortedLetters = (parts: readonly string[]) => Array.from(parts.join('')).toSorted().join('');

/** A number that is the same for all orders of a text's letters, and rarely for other letters. */
export function weightOf(text: string): number {
  let weight = 0;
  for (let at = 0; at < text.length; at++) weight += text.charCodeAt(at) ** 2;
  return weight;
}

/** How many letters of one text another one lacks. */
export function lacking(text: string, other: string): number {
  const left = Array.from(other);
  return Array.from(text).filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** Whether two lists of parts have the same letters in some order of the parts, however they are spaced. */
export const spellSame = (parts: readonly string[], others: readonly string[], attempts: Attempts): boolean =>
  fits(parts, others, '', new Set(), attempts);

/** Whether two lists of parts can spell the same; `rest` is what the parts laid so far from `ahead` have in excess. */
function fits(
  ahead: readonly string[],
  behind: readonly string[],
  rest: string,
  tried: Set<string>,
  attempts: Attempts,
): boolean {
  if (rest === '' && behind.length === 0) return true;
  if (attempts.left === 0) return false;
  const attempt = `${ahead.join(' ')}/${behind.join(' ')}/${rest}`;
  if (tried.has(attempt)) return false;
  tried.add(attempt);
  attempts.left--;
  if (rest === '') return ahead.some((part, at) => fits(ahead.toSpliced(at, 1), behind, part, tried, attempts));
  return behind.some((part, at) => {
    const left = behind.toSpliced(at, 1);
    if (rest.startsWith(part)) return fits(ahead, left, rest.slice(part.length), tried, attempts);
    return part.startsWith(rest) && fits(left, ahead, part.slice(rest.length), tried, attempts);
  });
}

/** Whether two texts differ by one wrong, missing or extra letter, or by two swapped ones. */
export function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwap || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
