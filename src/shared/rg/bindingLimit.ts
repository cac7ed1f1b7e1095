import type { Limit } from '#contract/endpoints/protection.ts';

/** The limit with the least left; undefined if there is none (players RG-06). */
export function bindingLimit(limits: readonly Limit[], kind: 'deposit' | 'loss' | 'wager'): Limit | undefined {
  return limits.filter((each) => each.kind === kind && each.value > 0).toSorted((a, b) => leftOf(a) - leftOf(b))[0];
}

/** What is left of a limit: hundredths, or minutes for a time limit; at least 0. */
export const leftOf = ({ value, used }: Pick<Limit, 'value' | 'used'>): number => Math.max(0, value - (used ?? 0));
