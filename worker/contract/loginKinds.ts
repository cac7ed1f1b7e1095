/** The kinds of log-in (spec §3). */
export const loginKinds = { phone: 1, account: 2, phoneNoOtp: 3 } as const;

/** The purposes of a one-time code for visitors (spec §3). */
export const authModes = { register: 0, bind: 1, forget: 2, loginAndRegister: 3 } as const;

/** The identity providers, by their number in the whole contract (spec §3). */
export const socialTypes = { facebook: 3, line: 4, google: 5 } as const;
export type Provider = keyof typeof socialTypes;

/** The ways to log in that a player may have. */
export type LoginMethod = 'phone' | 'account' | Provider;

/**
 * The purposes of a one-time code for logged-in players; it goes to the player's own number, whatever number the
 * request has (payloads C). `security`, which the operator's specification lacks, proves who changes a way to log in.
 */
export const codeTypes = { withdraw: 4, safebox: 5, security: 6 } as const;

/** The purposes of a one-time code. */
export type CodePurpose = (typeof authModes)[keyof typeof authModes] | (typeof codeTypes)[keyof typeof codeTypes];

/**
 * A social log-in through a provider: `adding` links the identity to a player, otherwise it logs a visitor in. `to` is
 * the page it ends on.
 */
export interface Journey {
  provider: Provider;
  adding: boolean;
  to: string;
}
