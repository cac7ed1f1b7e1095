import type { Facts } from '#contract/stores.ts';

/** The shortest round trip of each type of network, milliseconds, as browsers draw the lines of `effectiveType`. */
const shortest = [
  ['slow-2g', 2_000],
  ['2g', 1_400],
  ['3g', 270],
] as const;

/** How many of the latest requests tell the round trip: its shortest, as an operator may be slow now and then. */
const remembered = 3;

/** The type of the network: as the browser says, else by the round trip that was measured, else empty. */
export function networkTypeOf({ effectiveType, roundTrip }: Pick<Facts, 'effectiveType' | 'roundTrip'>): string {
  if (effectiveType || roundTrip === undefined) return effectiveType;
  return shortest.find(([, ms]) => roundTrip >= ms)?.[0] ?? '4g';
}

/** Measures round trips for `networkTypeOf`; one that was given up counts as long as it was waited for. */
export function measureRoundTrips(facts: Facts): (ms: number) => void {
  let latest: readonly number[] = [];
  return (ms) => {
    latest = [...latest, ms].slice(-remembered);
    facts.roundTrip = Math.min(...latest);
  };
}
