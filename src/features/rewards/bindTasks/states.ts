/** Where the reward of a step stands (`bindInfo`): the step is still to be done, it can be claimed, it was. */
export const claimStates = { open: 0, ready: 1, claimed: 2 } as const;
