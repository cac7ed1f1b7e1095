/** The state of a first-deposit offer: open, bonus claimable, used, over. */
export const offerStates = { open: 0, claimable: 1, used: 2, over: 3 } as const;
