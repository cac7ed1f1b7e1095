import type { LotteryNumbers } from '#contract/rewards/lottery.ts';

/** A player's composition: complete entries, and the numbers of the current one, in the order of the taps. */
export interface Picks {
  entries: readonly (readonly number[])[];
  chosen: readonly number[];
}

export const noPicks: Picks = { entries: [], chosen: [] };

/** A uniformly random whole number from 0, below `below`. */
export type Random = (below: number) => number;

const range = 2 ** 32;

/** The device's cryptographic random numbers, without those that would cause a bias. */
export const fairly: Random = (below) => {
  const whole = range - (range % below);
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number! < whole ? number! % below : fairly(below);
};

/** Toggles a number; a full entry takes no more (V-29). */
export function tap({ entries, chosen }: Picks, number: number, { pick }: LotteryNumbers): Picks {
  if (chosen.includes(number)) return { entries, chosen: chosen.filter((each) => each !== number) };
  return chosen.length < pick ? { entries, chosen: [...chosen, number] } : { entries, chosen };
}

/** Completes the current entry at random; a complete one is replaced as a whole. */
export function quickPick({ entries, chosen }: Picks, rule: LotteryNumbers, random: Random = fairly): Picks {
  const kept = chosen.length < rule.pick ? chosen : [];
  const left = Array.from({ length: rule.max }, (_, place) => place + 1).filter((each) => !kept.includes(each));
  const more = Array.from({ length: rule.pick - kept.length }, () => left.splice(random(left.length), 1)[0]!);
  return { entries, chosen: [...kept, ...more] };
}

/** Sets the complete entry aside and begins another. */
export const another = ({ entries, chosen }: Picks): Picks => ({
  entries: [...entries, ascending(chosen)],
  chosen: [],
});

/** Removes an entry that was set aside. */
export const without = ({ entries, chosen }: Picks, place: number): Picks => ({
  entries: entries.filter((_, at) => at !== place),
  chosen,
});

/** Numbers in the order in which they are shown and sent. */
export const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** The complete entries, including the current one if complete. */
export const entriesOf = ({ entries, chosen }: Picks, rule: LotteryNumbers): number[][] =>
  [...entries, chosen].filter(({ length }) => length === rule.pick).map(ascending);
