/** Where an offer for the first deposit stands: it can be chosen, its bonus can be claimed, it was used, it is over. */
export const offerStates = { open: 0, claimable: 1, used: 2, over: 3 } as const;
