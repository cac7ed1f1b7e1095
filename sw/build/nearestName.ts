/** How alike two names must be for one to be the other misspelt, from 0 to 1. */
const alike = 0.4;

/** The pairs of neighbouring letters in a text, each once. */
const pairsOf = (text: string) => new Set(Array.from(text.slice(1), (_, at) => text.slice(at, at + 2)));

/**
 * The known name that shares the most pairs of letters with this one, not counting the prefix that all have; undefined
 * if none is alike.
 */
export function nearestName(name: string, known: readonly string[], prefix: string): string | undefined {
  const pairs = pairsOf(name.slice(prefix.length));
  const shareOf = (other: string) => {
    const own = pairsOf(other.slice(prefix.length));
    return (2 * [...pairs].filter((pair) => own.has(pair)).length) / (pairs.size + own.size);
  };
  return known.filter((other) => shareOf(other) >= alike).toSorted((a, b) => shareOf(b) - shareOf(a))[0];
}
