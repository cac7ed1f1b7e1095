import { proxy } from 'valtio';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

const name = 'guide.over';

/**
 * The onboarding tour of the lobby: offered while the operator runs its activity, and once per device, until it is
 * taken. `runs` is the operator's latest answer.
 */
export const guide = proxy({ over: readLocal('device', name, false), runs: false });

function endGuide(): void {
  guide.over = true;
  writeLocal('device', name, true);
}

/** Records the operator's answer whether there is a tour. */
export const setGuideRuns = (runs: boolean) => void (guide.runs = runs);

/** Starts the tour; however it ends, it isn't offered again. */
export const startGuide = () => void show('guide', { onEnd: endGuide }).catch(report);
