import type { Limit } from '#contract/endpoints/protection.ts';

/** What can still be deposited is said by the limit that leaves least; undefined where there is none (players RG-06). */
export function bindingLimit(limits: readonly Limit[], kind: 'deposit' | 'loss' | 'wager'): Limit | undefined {
  return limits.filter((each) => each.kind === kind && each.value > 0).toSorted((a, b) => leftOf(a) - leftOf(b))[0];
}

/** What a limit leaves: hundredths, or minutes of a time; never less than nothing. */
export const leftOf = ({ value, used }: Pick<Limit, 'value' | 'used'>): number => Math.max(0, value - (used ?? 0));
