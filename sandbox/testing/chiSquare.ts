/** Below this probability results don't fit their odds. */
const tooUnlikely = 0.001;

/** The logarithm of the gamma function at half of a whole number. */
function logGamma(half: number): number {
  let log = half % 1 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let below = half - 1; below > 0; below--) log += Math.log(below);
  return log;
}

/** The probability that a fair draw gives at least this chi-square value, by its degrees of freedom. */
export function probabilityOf(chiSquare: number, freedom: number): number {
  const [half, value] = [freedom / 2, chiSquare / 2];
  if (value === 0) return 1;
  let term = 1 / half;
  let sum = term;
  for (let step = 1; term > sum * Number.EPSILON; step++) sum += term *= value / (half + step);
  return Math.max(0, 1 - sum * Math.exp(half * Math.log(value) - value - logGamma(half)));
}

/**
 * Whether counted results fit their chances (p > 0.001). Both have the same ids; impossible results must not occur.
 * Chances are shares of one whole, in any unit.
 */
export function fitsOdds(counts: ReadonlyMap<number, number>, chances: ReadonlyMap<number, number>): boolean {
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);
  const [drawn, whole] = [sum(counts.values()), sum(chances.values())];
  const possible = [...chances].filter(([, chance]) => chance > 0);
  if ([...counts].some(([id, count]) => count > 0 && !possible.some(([each]) => each === id))) return false;
  const chiSquare = sum(
    possible.map(([id, chance]) => {
      const expected = (drawn * chance) / whole;
      return ((counts.get(id) ?? 0) - expected) ** 2 / expected;
    }),
  );
  return possible.length < 2 || probabilityOf(chiSquare, possible.length - 1) > tooUnlikely;
}
