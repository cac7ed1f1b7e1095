/** The state of a round of the invite spin (payloads G). */
export const roundStates = { notBegun: 0, running: 1, reached: 2, exchanged: 3, expired: 4 } as const;

/** The lists of the invite spin's records: spins, invited friends, ended rounds. */
export const spinRecords = { spins: 1, invites: 2, exchanges: 3 } as const;

/** Whether an invited friend counts yet. */
export const inviteStates = { waiting: 0, counted: 1 } as const;
