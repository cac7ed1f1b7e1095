import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';

/** A number of props; hundredths if the prop is money. */
export interface Reward {
  readonly id: number;
  readonly count: number;
}

let last: Promise<void> = Promise.resolve();

/**
 * Queues a dialog with the rewards just granted, until no other dialog is open and earlier rewards are closed (M-03).
 * Does nothing without rewards; never rejects.
 */
export function showRewards(rewards: readonly Reward[]): Promise<void> {
  if (rewards.length === 0) return last;
  last = last.then(() => show('reward', { rewards })).catch(report);
  return last;
}
