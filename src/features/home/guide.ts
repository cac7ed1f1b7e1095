import { proxy } from 'valtio';
import { writeLocal, readLocal } from '#browser/localStore.ts';

const names = { over: 'guide.over', runs: 'guide.runs' };

/**
 * The tour of the lobby: offered while the operator has its activity running, and once per device, until it was taken or
 * turned down. `runs` is what the operator last said; null before it has said anything.
 */
export const guide = proxy({
  over: readLocal('device', names.over, false),
  runs: readLocal<boolean | null>('device', names.runs, null),
});

/** The tour isn't offered again. */
export function endGuide(): void {
  guide.over = true;
  writeLocal('device', names.over, true);
}

/** The operator has said whether there is a tour. */
export function learnGuide(runs: boolean): void {
  guide.runs = runs;
  writeLocal('device', names.runs, runs);
}
