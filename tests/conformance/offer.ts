import type { Output } from '#contract/endpoints.ts';
import { Skipped } from './check.ts';

/** The least amount of the usual deposit, hundredths: half of it is the least limit of the contract. */
export const leastOffer = 20_000;
/** The usual deposit is so many of these hundredths, so that half of it and two and a half times it are whole pesos, as limits are. */
export const offerUnit = 200;
/** A check pays up to so many times the usual deposit at once. */
const mostTimes = 4;

type Channel = NonNullable<NonNullable<Output<'anonymous/appConfig'>['config']>['rechargeTypes']>[number];

/** A deposit that the operator takes in any multiple that checks need, by the first channel that does; skips where none does. */
export function offerOf(channels: readonly Channel[]): { rechargeTypeId: number; amount: number } {
  for (const { id, status, freeAmount, minAmount, minAmount2, maxAmount } of channels) {
    const least = Math.max(minAmount ?? 0, minAmount2 ?? 0, leastOffer);
    const amount = Math.ceil(least / offerUnit) * offerUnit;
    const hasRoom = mostTimes * amount <= (maxAmount ?? Infinity);
    if (status === 1 && freeAmount && hasRoom) return { rechargeTypeId: id, amount };
  }
  throw new Skipped(`No open channel takes any amount up to ${mostTimes} times its least: name a "deposit"`);
}
