import { takeReferral } from '#shared/identity/referral.ts';

/**
 * Reports who referred the player that has just logged in, if a link named somebody; the code for it is loaded on
 * demand.
 */
export async function reportReferral(): Promise<void> {
  if (!takeReferral({}, Date.now()).pid) return;
  const come = await import('./fillParent.ts').catch(() => undefined);
  await come?.fillParent();
}
