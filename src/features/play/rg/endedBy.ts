import type { Limit } from '#contract/endpoints/protection.ts';
import { bindingLimit, leftOf } from '#shared/rg/bindingLimit.ts';

/**
 * Which limit of the player's ended a game: one on losses or stakes with less than a bet left (hundredths), else the
 * one on time, which is reached before the operator has counted its last minute; undefined without any of these.
 */
export function endedBy(limits: readonly Limit[], minBet: number): Limit | undefined {
  for (const kind of ['loss', 'wager'] as const) {
    const limit = bindingLimit(limits, kind);
    if (limit && leftOf(limit) < minBet) return limit;
  }
  return limits.find(({ kind, value }) => kind === 'session' && value > 0);
}
