import { proxy } from 'valtio';
import { writeLocal, readLocal } from '#browser/localStore.ts';

const names = { over: 'guide.over', runs: 'guide.runs' };

/**
 * The onboarding tour of the lobby: offered while the operator runs its activity, and once per device, until it is
 * taken or dismissed. `runs` is the operator's latest answer; null before the first.
 */
export const guide = proxy({
  over: readLocal('device', names.over, false),
  runs: readLocal<boolean | null>('device', names.runs, null),
});

/** Dismisses the tour for good. */
export function dismissGuide(): void {
  guide.over = true;
  writeLocal('device', names.over, true);
}

/** Records the operator's answer whether there is a tour. */
export function setGuideRuns(runs: boolean): void {
  guide.runs = runs;
  writeLocal('device', names.runs, runs);
}
