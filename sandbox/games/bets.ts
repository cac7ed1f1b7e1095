import { betUnit } from './kinds/kind.ts';

/** Bet steps offered within each power of ten. */
const steps = [1, 2, 5];

/** The bets offered between two limits, in hundredths, lowest first: the limits themselves and round amounts between. */
export function betsBetween(minBet: number, maxBet: number): number[] {
  const lowest = Math.max(betUnit, Math.ceil(minBet / betUnit) * betUnit);
  const highest = Math.max(lowest, Math.floor(maxBet / betUnit) * betUnit);
  const round = [];
  for (let power = 1; power <= highest; power *= 10) round.push(...steps.map((step) => step * power));
  const between = round.filter((bet) => bet > lowest && bet < highest && bet % betUnit === 0);
  return [...new Set([lowest, ...between, highest])];
}
