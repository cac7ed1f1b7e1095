import type { GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';

/** A jackpot draw: its prize in money, whatever the prop; `type` as in `drawTypes`. */
export interface JackpotDraws {
  id: GeneratedAlways<number>;
  userId: number;
  propId: number;
  type: number;
  count: Money;
  time: number;
}
