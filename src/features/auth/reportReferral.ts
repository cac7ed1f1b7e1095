import { takeReferral } from '#shared/identity/referral.ts';

/** Reports the referrer of the newly logged-in player, if a link named one; its code loads on demand. */
export async function reportReferral(): Promise<void> {
  if (!takeReferral({}, Date.now()).pid) return;
  const come = await import('./fillParent.ts').catch(() => undefined);
  await come?.fillParent();
}
