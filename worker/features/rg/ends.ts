import type { PendingRequest } from '#worker/storage/vault.ts';
import type { OperatorClock } from './operatorClock.ts';

/**
 * Tells whether the end that this device promised for a pending break or exclusion is past: only the operator's time
 * proves that, as the device's clock may be wrong, so it is unknown from the device's end to the next time it is told.
 */
export function createEnds(clock: OperatorClock) {
  return ({ standing }: PendingRequest): 'ahead' | 'unknown' | 'past' => {
    if (!standing) return 'ahead';
    if ((clock.told() ?? 0) >= standing.until) return 'past';
    return clock.now() < standing.until ? 'ahead' : 'unknown';
  };
}
