import type { Limit } from '#contract/endpoints/protection.ts';
import { bindingLimit, leftOf } from '#shared/rg/bindingLimit.ts';

/**
 * Which limit of a player's ended a game: one on losses or stakes that leaves less than a bet (hundredths), else the one on time,
 * which is over before the operator has counted its last minute; none where they have none of these.
 */
export function endedBy(limits: readonly Limit[], minBet: number): Limit | undefined {
  for (const kind of ['loss', 'wager'] as const) {
    const limit = bindingLimit(limits, kind);
    if (limit && leftOf(limit) < minBet) return limit;
  }
  return limits.find(({ kind, value }) => kind === 'session' && value > 0);
}
