import type { Money } from '#contract/schema.ts';
import { pesos } from '#sandbox/hundredths.ts';

/**
 * Jackpot tiers by their prop (spec §3): a pool's initial amount, its cap, and its share of every stake in 1/10000.
 */
export const tiers = {
  mega: { propId: 50_001, start: pesos(100_000), most: pesos(500_000), share: 40 },
  major: { propId: 50_002, start: pesos(10_000), most: pesos(50_000), share: 30 },
  minor: { propId: 50_003, start: pesos(2_000), most: pesos(10_000), share: 20 },
  mini: { propId: 50_004, start: pesos(500), most: pesos(2_000), share: 10 },
} as const;
export type Tier = (typeof tiers)[keyof typeof tiers];

export const allTiers: readonly Tier[] = Object.values(tiers);

/** The tier of a prop; undefined for any other prop. */
export const tierOf = (propId: number): Tier | undefined => allTiers.find((each) => each.propId === propId);

/** The lowest and highest amount of a tier. */
export const sectionOf = ({ start, most }: Tier): Money[] => [start, most];
