import type { Limit } from '../../../../worker/contract/endpoints/protection.ts';
import { bindingLimit, leftOf } from '../../../app/care/bindingLimit.ts';

/**
 * Which limit of a player's ended a game: the one on losses if it leaves less than a bet (hundredths), else the one on time,
 * which is over before the operator has counted its last minute; none where they have neither.
 */
export function endedBy(limits: readonly Limit[], minBet: number): Limit | undefined {
  const loss = bindingLimit(limits, 'loss');
  if (loss && leftOf(loss) < minBet) return loss;
  return limits.find(({ kind, value }) => kind === 'session' && value > 0);
}
