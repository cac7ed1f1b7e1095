import { Failure } from '#contract/failure.ts';
import { stores } from '#data/stores.ts';

/**
 * Throws `stopped` unless the session of this epoch, which somebody asked in, is still the current one: what one player
 * asked for is never done for the next.
 */
export function checkSession(epoch: string): void {
  if (stores.session.epoch !== epoch) throw new Failure('stopped');
}
