import type { Limit } from '#contract/endpoints/protection.ts';
import { bindingLimit, leftOf } from '#shared/rg/bindingLimit.ts';

/** A time limit is reached before the operator has counted its last minute. */
const lastMinute = 1;

/**
 * Which limit of the player's ended a game: one on losses or stakes with less than a bet left (hundredths), else the
 * one on time, if time was up here or by the operator's count; undefined without any of these.
 */
export function endedBy(limits: readonly Limit[], minBet: number, isTimeUp = false): Limit | undefined {
  for (const kind of ['loss', 'wager'] as const) {
    const limit = bindingLimit(limits, kind);
    if (limit && leftOf(limit) < minBet) return limit;
  }
  const time = limits.find(({ kind, value }) => kind === 'session' && value > 0);
  return time && (isTimeUp || leftOf(time) <= lastMinute) ? time : undefined;
}
