/** Where the reward for following a page stands (payloads K). */
export const followStates = { open: 0, visited: 1, got: 2 } as const;

/** How long a player is away at a page before its reward can be claimed, milliseconds (FO-01). */
export const followWait = 5_000;
