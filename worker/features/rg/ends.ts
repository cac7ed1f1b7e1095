import type { Core } from '#worker/core/core.ts';
import type { PendingRequest } from '#worker/storage/vault.ts';

type Parts = Pick<Core, 'world' | 'stores' | 'onAnswer'>;

/**
 * Tells whether the end that this device promised for a pending break or exclusion is past: only the operator's time
 * proves that, as the device's clock may be wrong, so it is unknown from the device's end to the next time it is told.
 */
export function createEnds({ world, stores: { settings }, onAnswer }: Parts) {
  /** The operator's latest time, and when it was told by `world.elapsed`. */
  let told = settings.clockOffset ? { time: world.now() + settings.clockOffset, at: world.elapsed() } : undefined;
  onAnswer((output) => {
    const { serverTime } = output as { serverTime?: number | null };
    if (serverTime) told = { time: serverTime, at: world.elapsed() };
  });

  return ({ standing }: PendingRequest): 'ahead' | 'unknown' | 'past' => {
    if (!standing) return 'ahead';
    if (told && told.time >= standing.until) return 'past';
    const here = told ? told.time + world.elapsed() - told.at : world.now();
    return here < standing.until ? 'ahead' : 'unknown';
  };
}
