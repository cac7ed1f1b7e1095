import { href } from '#nav/href.ts';
import { payoutNames, type PayoutName } from '#contract/payouts.ts';

/** Where a withdrawal by one of the ways stands. */
export const withdrawalPath = <const N extends PayoutName>(name: N) => `/withdrawal/${name}` as const;

/** The way that a page is for. */
export const nameAt = (pathname: string): PayoutName | undefined =>
  payoutNames.find((name) => pathname === withdrawalPath(name));

/** The name of a way as the operator says it, if pages know it. */
export const knownName = (name: string): PayoutName | undefined => payoutNames.find((each) => each === name);

/** Where an account for a way is added, and where an identity is checked; the player comes back from there. */
export const toAddAccount = (name: PayoutName) => href('/wallets/card/edit', { name, back: withdrawalPath(name) });
export const toIdentity = (back: string) => href('/member/profile/kyc', { back });
export const toAccounts = href('/wallets/card/list');
