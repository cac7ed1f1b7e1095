/** Network conditions: round-trip time in ms, both rates in kB/s (1 kB is 1,000 bytes), and share of lost segments. */
export interface Conditions {
  rtt: number;
  down: number;
  up: number;
  loss?: number;
  /** The effective type reported by the phone; derived from the round-trip time by default. */
  effectiveType?: EffectiveType;
}

export type EffectiveType = 'slow-2g' | '2g' | '3g' | '4g';

/** The machine's loopback without shaping. */
export const free: Conditions = { rtt: 0, down: Infinity, up: Infinity };

/** The worst conditions that a browser still reports as each type; upload is half as fast as download. */
export const profiles: Record<EffectiveType, Conditions> = {
  'slow-2g': { rtt: 2_000, down: 5, up: 2.5 },
  '2g': { rtt: 1_400, down: 8.75, up: 4.4 },
  '3g': { rtt: 270, down: 87.5, up: 44 },
  '4g': { rtt: 50, down: 1_500, up: 750 },
};

/** The latency, in milliseconds, from which Chromium reports each type; the worst first. */
const latencies: readonly (readonly [EffectiveType, number])[] = [
  ['slow-2g', 2_100],
  ['2g', 1_500],
  ['3g', 300],
  ['4g', 0],
];

/** The reported network type, and the latency that makes Chromium report it. */
export function reportOf({ rtt, effectiveType }: Conditions): { name: EffectiveType; latency: number } {
  const [name, latency] = latencies.find(([each]) =>
    effectiveType ? each === effectiveType : each === '4g' || rtt >= profiles[each].rtt,
  )!;
  return { name, latency };
}
