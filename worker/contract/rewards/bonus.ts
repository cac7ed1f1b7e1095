/** Where the rebate of a kind of games stands: nothing to claim now, can be claimed, claimed since midnight in Manila. */
export const rebateStates = { nothing: 0, claimable: 1, claimed: 2 } as const;

/** Where a reward or a day's rebate stands: the player has it, it waits to be claimed, it was never claimed in time (payloads G). */
export const awardStates = { got: 1, waiting: 2, expired: 3 } as const;
export type AwardState = (typeof awardStates)[keyof typeof awardStates];

/** In all kinds of games together, for the `type` of a rebate (payloads H). */
export const allTypes = 0;

/** How many of a rate make all of a bet (payloads H). */
export const wholeRate = 10_000;
