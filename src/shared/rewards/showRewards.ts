import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';

/** So many of a prop; of one that is money, hundredths. */
export interface Reward {
  readonly id: number;
  readonly count: number;
}

let last: Promise<void> = Promise.resolve();

/** Shows a player what was just given, once nothing else is on screen and what was given before has been seen (M-03). Nothing given is nothing shown; never rejects. */
export function showRewards(rewards: readonly Reward[]): Promise<void> {
  if (rewards.length === 0) return last;
  last = last.then(() => show('reward', { rewards })).catch(report);
  return last;
}
