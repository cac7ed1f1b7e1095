import { writeLocal, readLocal } from '#browser/localStore.ts';

const names = { visits: 'visits', visit: 'visit' };

/** Counts a visit once per browser session; returns the number of visits on this device. */
export function countVisit(): number {
  const before = readLocal('device', names.visits, 0);
  if (readLocal('tab', names.visit, false)) return before;
  writeLocal('tab', names.visit, true);
  writeLocal('device', names.visits, before + 1);
  return before + 1;
}
