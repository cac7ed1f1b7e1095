import type { GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';

/**
 * A player's commission for a day in Manila, which begins at `day`: `bet` is the own money that direct members had
 * settled on it, `valid` the number of valid members at its end, `rate` 1/10000.
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
