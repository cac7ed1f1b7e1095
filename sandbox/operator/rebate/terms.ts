import { pesos } from '#sandbox/hundredths.ts';

/** The least that is claimed at once, hundredths. */
export const leastClaim = pesos(1);

/** On how many days, from the one after the bets on, a rebate can be claimed. */
export const claimDays = 30;
