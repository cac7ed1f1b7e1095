import type { Limit } from '#contract/endpoints/protection.ts';
import { operatorTime } from '#data/operatorTime.ts';

/** The limit with the least left; undefined if there is none (players RG-06). */
export function bindingLimit(limits: readonly Limit[], kind: 'deposit' | 'loss' | 'wager'): Limit | undefined {
  return limits.filter((each) => each.kind === kind && each.value > 0).toSorted((a, b) => leftOf(a) - leftOf(b))[0];
}

/** Whether the period of a limit is over: what was used of it isn't used of the next one. */
export const isOver = ({ resetAt }: Pick<Limit, 'resetAt'>): boolean => Boolean(resetAt && resetAt <= operatorTime());

/** What is left of a limit: hundredths, or minutes for a time limit; at least 0, and all of it after its period. */
export const leftOf = (limit: Pick<Limit, 'value' | 'used' | 'resetAt'>): number =>
  Math.max(0, limit.value - (isOver(limit) ? 0 : (limit.used ?? 0)));
