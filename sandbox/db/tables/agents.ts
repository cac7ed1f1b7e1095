import type { GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';

/**
 * The commission of a player for a day in Manila, which begins at `day`: `bet` of own money is what the direct members
 * had settled on it, `valid` how many of them were valid when it ended, `rate` 1/10000.
 */
export interface Commissions {
  id: GeneratedAlways<number>;
  userId: number;
  day: number;
  bet: Money;
  valid: number;
  rate: number;
  amount: Money;
  claimedAt: number | null;
}
