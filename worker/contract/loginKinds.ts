/** How a player comes in (spec §3). */
export const loginKinds = { phone: 1, account: 2, phoneNoOtp: 3 } as const;

/** What a code is sent for (spec §3). */
export const authModes = { register: 0, bind: 1, forget: 2, loginAndRegister: 3 } as const;

/** Where a player may be known from, by the number that names it everywhere (spec §3). */
export const socialTypes = { facebook: 3, line: 4, google: 5 } as const;
export type Provider = keyof typeof socialTypes;

/** What a code is sent for to a player who is in: to the player's own number, whatever number the call says (payloads C). */
export const codeTypes = { withdraw: 4, safebox: 5 } as const;

/** A way to a provider and back: a player adds who they are there, a visitor comes in. `to` is the page that it ends on. */
export interface Journey {
  provider: Provider;
  adding: boolean;
  to: string;
}
