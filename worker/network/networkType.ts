import type { Facts } from '#contract/stores.ts';

/** The minimum round trip of each type of network, milliseconds, by browsers' thresholds for `effectiveType`. */
const shortest = [
  ['slow-2g', 2_000],
  ['2g', 1_400],
  ['3g', 270],
] as const;

/** The round trip is the shortest of this many latest requests, as an operator may be slow at times. */
const remembered = 3;

/** The type of the network: the browser's, else by the measured round trip, else empty. */
export function networkTypeOf({ effectiveType, roundTrip }: Pick<Facts, 'effectiveType' | 'roundTrip'>): string {
  if (effectiveType || roundTrip === undefined) return effectiveType;
  return shortest.find(([, ms]) => roundTrip >= ms)?.[0] ?? '4g';
}

/** Measures round trips for `networkTypeOf`; an aborted one counts with the time it was waited for. */
export function measureRoundTrips(facts: Facts): (ms: number) => void {
  let latest: readonly number[] = [];
  return (ms) => {
    latest = [...latest, ms].slice(-remembered);
    facts.roundTrip = Math.min(...latest);
  };
}
