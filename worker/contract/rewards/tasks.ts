/** How often a task begins anew (payloads F). */
export const taskCycles = { daily: 1, weekly: 2, once: 3 } as const;

/** Where a task stands (TK-01). */
export const taskStates = { doing: 0, claimable: 1, claimed: 2, expired: 3 } as const;

/** The types of tasks that the app itself proves by `finishTask` (TK-03); the operator knows by itself of all others. */
export const provenTypes = { install: 101, share: 102, follow: 103 } as const;
