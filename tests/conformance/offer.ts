import type { Output } from '#contract/endpoints.ts';
import { Skipped } from './check.ts';

/** The minimum of the usual deposit, hundredths: half of it is the contract's minimum limit. */
export const leastOffer = 20_000;
/** The usual deposit is a multiple of this, hundredths, so that 0.5 and 2.5 times it are whole pesos, as limits are. */
export const offerUnit = 200;
/** The most times the usual deposit that a check pays at once. */
const mostTimes = 4;

type Channel = NonNullable<NonNullable<Output<'anonymous/appConfig'>['config']>['rechargeTypes']>[number];

/** A deposit by the first channel that accepts every multiple the checks need; skips the check if none does. */
export function offerOf(channels: readonly Channel[]): { rechargeTypeId: number; amount: number } {
  for (const { id, status, freeAmount, minAmount, minAmount2, maxAmount } of channels) {
    const least = Math.max(minAmount ?? 0, minAmount2 ?? 0, leastOffer);
    const amount = Math.ceil(least / offerUnit) * offerUnit;
    const hasRoom = mostTimes * amount <= (maxAmount ?? Infinity);
    if (status === 1 && freeAmount && hasRoom) return { rechargeTypeId: id, amount };
  }
  throw new Skipped(`No open channel accepts every amount up to ${mostTimes} times its minimum: configure a "deposit"`);
}
