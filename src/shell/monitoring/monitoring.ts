import { readLocal, writeLocal } from '#browser/localStore.ts';
import { onWorker } from '#data/supervision.ts';
import { reportErrors } from './reportErrors.ts';
import { reportStorage } from './reportStorage.ts';

/** The share of devices that report web vitals: enough for a p75 by build, at a tenth of the events. */
const vitalsShare = 0.1;
/** Storage key of the random number, from 0 to 1, that decides whether a device reports. */
const drawnKey = 'vitals.drawn';

/** Its code is for reporting devices alone; the browser has buffered earlier measurements. */
const measure = async () => (await import('./vitals.ts')).reportVitals();

/** Starts reporting to the operator how the app performs on this device. */
export function startMonitoring(random = Math.random): void {
  reportErrors();
  // The worker reports its own errors, and counts what it loads.
  onWorker((core) => void core.tab.startBackground().catch(() => {}));
  reportStorage();
  const drawn = readLocal('device', drawnKey, random());
  writeLocal('device', drawnKey, drawn);
  if (drawn < vitalsShare) void measure().catch(() => {});
}
