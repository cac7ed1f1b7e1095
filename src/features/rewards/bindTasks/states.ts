/**
 * The status of a task's reward (`bindInfo`): the task is still to be done, the reward can be claimed, it was claimed.
 */
export const claimStates = { open: 0, ready: 1, claimed: 2 } as const;
