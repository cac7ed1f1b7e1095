import { rebateStates } from '#contract/rewards/bonus.ts';
import type { Output } from '#contract/endpoints.ts';
import type { Rebate } from '#contract/endpoints/rebate.ts';
import type { Money } from '#contract/schema.ts';

/** Whether a rebate can no longer be claimed at the operator's time, epoch milliseconds. */
export const isExpired = ({ expireTime }: Readonly<Pick<Rebate, 'expireTime'>>, now: number) =>
  Boolean(expireTime) && expireTime! <= now;

/** The sums of an answer without what has expired since, hundredths. */
export function sumsAt({ list, total, canReceive, minReceive }: Readonly<Output<'betBonus'>>, now: number) {
  const expired = list
    .filter((each) => each.status !== rebateStates.claimed && isExpired(each, now))
    .reduce((sum, { bonus }) => sum + bonus, 0);
  const left = Math.max(0, total - expired) as Money;
  const claimable = left < minReceive ? 0 : Math.max(0, canReceive - expired);
  return { total: left, canReceive: claimable as Money };
}
