import { Failure } from '#contract/failure.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { forgetReferral, takeReferral } from './referral.ts';

/**
 * Tells the operator once who brought the player that has just come in, where it doesn't know (AU-11, SH-07). Its no is
 * nobody's business; without an answer the next log-in tells it. Never rejects.
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
