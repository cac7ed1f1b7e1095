import { pesos } from '#sandbox/hundredths.ts';

/** The least that is claimed at once, hundredths. */
export const leastClaim = pesos(1);

/** For how many days, from the one after the bets, a rebate can be claimed. */
export const claimDays = 30;
