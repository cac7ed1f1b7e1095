/** The state of one of the daily sign-in's seven days (payloads G). */
export const dayStates = { future: 0, today: 1, done: 2, missed: 3 } as const;
export type DayState = (typeof dayStates)[keyof typeof dayStates];

/** Whether the award for a total of days can be claimed. */
export const totalStates = { locked: 0, claimable: 1, claimed: 2 } as const;
