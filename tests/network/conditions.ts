/** What a network does to bytes: the round trip in milliseconds, both rates in kB/s (1 kB is 1,000 bytes), and the share of segments lost. */
export interface Conditions {
  rtt: number;
  down: number;
  up: number;
  loss?: number;
  /** What the phone says of it; found by the round trip when left out. */
  effectiveType?: EffectiveType;
}

export type EffectiveType = 'slow-2g' | '2g' | '3g' | '4g';

/** The machine's own loopback, untouched. */
export const free: Conditions = { rtt: 0, down: Infinity, up: Infinity };

/** Each is the worst network that a browser still calls by this name; going up is half as fast as coming down. */
export const profiles: Record<EffectiveType, Conditions> = {
  'slow-2g': { rtt: 2_000, down: 5, up: 2.5 },
  '2g': { rtt: 1_400, down: 8.75, up: 4.4 },
  '3g': { rtt: 270, down: 87.5, up: 44 },
  '4g': { rtt: 50, down: 1_500, up: 750 },
};

/** From this latency on, in milliseconds, Chromium calls a network by the name; the worst comes first. */
const latencies: readonly (readonly [EffectiveType, number])[] = [
  ['slow-2g', 2_100],
  ['2g', 1_500],
  ['3g', 300],
  ['4g', 0],
];

/** What a phone says of a network: its name, and the latency by which Chromium comes to that name. */
export function reportOf({ rtt, effectiveType }: Conditions): { name: EffectiveType; latency: number } {
  const [name, latency] = latencies.find(([each]) =>
    effectiveType ? each === effectiveType : each === '4g' || rtt >= profiles[each].rtt,
  )!;
  return { name, latency };
}
