/** The states of a deposit order. */
export const rechargeStates = { waiting: 0, paid: 1, failed: 2, expired: 3 } as const;
