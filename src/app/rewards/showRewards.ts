import { subscribe } from 'valtio/vanilla';
import { show, shown } from '../modals.ts';
import { report } from '../report.ts';

/** So many of a prop; of one that is money, hundredths. */
export interface Reward {
  readonly id: number;
  readonly count: number;
}

const isShown = () => shown.some(({ name }) => name === 'reward');

/** Settles when no reward is on screen. */
function seen(): Promise<void> {
  if (!isShown()) return Promise.resolve();
  return new Promise((done) => {
    const stop = subscribe(shown, () => {
      if (isShown()) return;
      stop();
      done();
    });
  });
}

let last: Promise<void> = Promise.resolve();

/** Shows a player what was just given, once what was given before has been seen (M-03). Nothing given is nothing shown; never rejects. */
export function showRewards(rewards: readonly Reward[]): Promise<void> {
  if (rewards.length === 0) return last;
  last = last
    .then(seen)
    .then(() => show('reward', { rewards }))
    .catch(report);
  return last;
}
