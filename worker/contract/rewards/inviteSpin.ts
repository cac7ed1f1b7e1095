/** Where a round of the invite spin stands (payloads G). */
export const roundStates = { notBegun: 0, running: 1, reached: 2, exchanged: 3, expired: 4 } as const;

/** The lists of the invite spin's records: spins, invited friends, and rounds that have ended. */
export const spinRecords = { spins: 1, invites: 2, exchanges: 3 } as const;

/** Whether an invited friend counts already. */
export const inviteStates = { waiting: 0, counted: 1 } as const;
