/** The lists of an agent's log: members, commission by day, and what was received (payloads F). */
export const agentLogs = { members: 1, commission: 2, received: 3 } as const;

/** Where the commission of a day that is over stands: it can be received, or it was. */
export const commissionStates = { claimable: 1, claimed: 2 } as const;

/** Where a step of inviting stands. */
export const inviteTaskStates = { doing: 0, claimable: 1, claimed: 2 } as const;

/** The ways to share a link, by which `shareUrlMap` has an address of each. */
export const shareChannels = ['default', 'facebook', 'messenger', 'viber', 'telegram', 'copy'] as const;
export type ShareChannel = (typeof shareChannels)[number];
