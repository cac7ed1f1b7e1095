/** The state of a rebate for a kind of games: nothing to claim, claimable, claimed since midnight in Manila. */
export const rebateStates = { nothing: 0, claimable: 1, claimed: 2 } as const;

/** The state of a reward or a day's rebate: received, waiting to be claimed, expired unclaimed (payloads G). */
export const awardStates = { got: 1, waiting: 2, expired: 3 } as const;
export type AwardState = (typeof awardStates)[keyof typeof awardStates];

/** The `type` of a rebate over all kinds of games (payloads H). */
export const allTypes = 0;

/** The denominator of rates (payloads H). */
export const wholeRate = 10_000;
