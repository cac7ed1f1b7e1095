/** The lists of an agent's log: members, commission by day, and what was received (payloads F). */
export const agentLogs = { members: 1, commission: 2, received: 3 } as const;

/** The state of a past day's commission: claimable or claimed. */
export const commissionStates = { claimable: 1, claimed: 2 } as const;

/** The state of a step of inviting. */
export const inviteTaskStates = { doing: 0, claimable: 1, claimed: 2 } as const;

/** The channels for sharing a link; `shareUrlMap` has an address for each. */
export const shareChannels = ['default', 'facebook', 'messenger', 'viber', 'telegram', 'copy'] as const;
export type ShareChannel = (typeof shareChannels)[number];
