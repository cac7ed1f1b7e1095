/** The state of the reward for following a page (payloads K). */
export const followStates = { open: 0, visited: 1, got: 2 } as const;

/** The minimum time at a followed page before its reward is claimable, milliseconds (FO-01). */
export const followWait = 5_000;
