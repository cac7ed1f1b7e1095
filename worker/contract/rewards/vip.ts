/** Whether an award of a VIP level can be claimed (payloads H). */
export const vipStates = { locked: 0, claimable: 1, claimed: 2 } as const;
export type VipState = (typeof vipStates)[keyof typeof vipStates];

/** To whom a VIP level is shown (VI-02): to nobody, to everybody as one without a `showType` is, or to who has reached it. */
export const levelShows = { nobody: 0, everybody: 1, reached: 2 } as const;
