import { rgStates } from '#contract/protection.ts';
import type { Core } from '#worker/core/core.ts';
import type { PendingRequest } from '#worker/storage/vault.ts';

/**
 * Whether the current player's pending exclusion is met, as the operator has one until that end or later, for instance
 * from another device: sent again, it would extend that one. False while the operator doesn't say.
 */
export async function isMet({ call }: Pick<Core, 'call'>, { standing }: PendingRequest): Promise<boolean> {
  if (standing?.state !== rgStates.excluded) return false;
  const there = await call('rgState', {}).catch(() => undefined);
  return there?.state === rgStates.excluded && (there.until ?? 0) >= standing.until;
}
