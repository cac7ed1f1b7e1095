/** Whether an award of a VIP level can be claimed (payloads H). */
export const vipStates = { locked: 0, claimable: 1, claimed: 2 } as const;
export type VipState = (typeof vipStates)[keyof typeof vipStates];

/** Who sees a VIP level (VI-02): nobody, everybody (also without a `showType`), or those who have reached it. */
export const levelShows = { nobody: 0, everybody: 1, reached: 2 } as const;
