/** How a player comes in (spec §3). */
export const loginKinds = { phone: 1, account: 2, phoneNoOtp: 3 } as const;

/** What a code is sent for (spec §3). */
export const authModes = { register: 0, bind: 1, forget: 2, loginAndRegister: 3 } as const;
