import type { Config } from '#contract/endpoints/anonymous.ts';
import type { Money } from '#contract/schema.ts';
import { hundredths } from '#sandbox/hundredths.ts';

/** How many days from the registration there are offers for a first deposit. */
export const offerDays = 7;

/** The bonus rate of a first deposit, in 1/10000, by the id of its recharge item. */
const rates: Readonly<Record<number, number>> = { 3: 5_000, 4: 6_000, 5: 8_000, 6: 10_000 };
const whole = 10_000;

/** How many of a rate's units are a percent. */
export const ratePerPercent = whole / 100;

/** An offer independent of the player: hundredths, and 1/10000. */
export interface Offer {
  id: number;
  price: Money;
  bonus: Money;
  rate: number;
}

/** The offers for a first deposit (FD-01), smallest first. */
export const offersOf = ({ rechargeItems }: Pick<Config, 'rechargeItems'>): Offer[] =>
  (rechargeItems ?? [])
    .flatMap(({ id, price }) => {
      const rate = rates[id];
      return rate ? [{ id, price, rate, bonus: hundredths(Math.floor((price * rate) / whole)) }] : [];
    })
    .toSorted((a, b) => a.price - b.price);
