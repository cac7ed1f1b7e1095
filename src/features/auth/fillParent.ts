import { Failure } from '#contract/failure.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { forgetReferral, takeReferral } from '#shared/identity/referral.ts';

/**
 * Reports the referrer of the newly logged-in player once, if the operator doesn't know it (AU-11, SH-07). A refusal
 * is ignored; without an answer the next log-in retries. Never rejects.
 */
export async function fillParent(): Promise<void> {
  const { pid } = takeReferral({}, Date.now());
  const parent = stores.session.user?.pid;
  if (!pid) return;
  if (parent) {
    if (parent === pid) forgetReferral();
    return;
  }
  try {
    await app.account.fillParent(pid);
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.kind !== 'refused') return;
  }
  forgetReferral();
}
