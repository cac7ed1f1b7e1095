/** How often a task restarts (payloads F). */
export const taskCycles = { daily: 1, weekly: 2, once: 3 } as const;

/** The state of a task (TK-01). */
export const taskStates = { doing: 0, claimable: 1, claimed: 2, expired: 3 } as const;

/** The task types that the app itself proves by `finishTask` (TK-03); the operator tracks all others. */
export const provenTypes = { install: 101, share: 102, follow: 103 } as const;
