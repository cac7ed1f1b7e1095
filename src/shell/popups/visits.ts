import { keep, kept } from '#browser/localStore.ts';

const names = { visits: 'visits', visit: 'visit' };

/** Counts a visit once per browser session, and says how many there have been on this device. */
export function countVisit(): number {
  const before = kept('device', names.visits, 0);
  if (kept('tab', names.visit, false)) return before;
  keep('tab', names.visit, true);
  keep('device', names.visits, before + 1);
  return before + 1;
}
