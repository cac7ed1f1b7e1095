import { rebateStates } from '#contract/rewards/bonus.ts';
import type { Rebate } from '#contract/endpoints/rebate.ts';

type Held = Readonly<Pick<Rebate, 'status' | 'bonus' | 'expireTime'>>;

/**
 * Whether the oldest day of a rebate has expired by the operator's time, epoch milliseconds: what its other days hold
 * isn't known before the next answer.
 */
export const isOutdated = ({ status, bonus, expireTime }: Held, now: number) =>
  status !== rebateStates.claimed && bonus > 0 && Boolean(expireTime) && expireTime! <= now;
