import { href } from '#nav/href.ts';
import { payoutNames, type PayoutName } from '#contract/payouts.ts';

/** The path of the withdrawal page of a payout method. */
export const withdrawalPath = <const N extends PayoutName>(name: N) => `/withdrawal/${name}` as const;

/** The payout method in a path. */
export const nameAt = (pathname: string): PayoutName | undefined =>
  payoutNames.find((name) => pathname === withdrawalPath(name));

/** A payout method by the operator's name for it; undefined if the app has no page for it. */
export const payoutNameOf = (name: string): PayoutName | undefined => payoutNames.find((each) => each === name);

/** Links to add a receiving account and to the identity check, which return to the withdrawal page. */
export const toAddAccount = (name: PayoutName) => href('/wallets/card/edit', { name, back: withdrawalPath(name) });
export const toIdentity = (back: string) => href('/member/profile/kyc', { back });
export const toAccounts = href('/wallets/card/list');
