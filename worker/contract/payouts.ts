import { plainName } from './kyc.ts';

/** Where a withdrawal stands. Nobody takes one back: it ends paid, refused by the operator, or returned by the receiver's side. */
export const withdrawalStates = { submitted: 0, reviewing: 1, sending: 2, paid: 3, refused: 4, returned: 5 } as const;
export type WithdrawalState = (typeof withdrawalStates)[keyof typeof withdrawalStates];

/** The ways out, as `/withdrawal/{name}` has them. */
export const payoutNames = ['gcash', 'maya', 'grabpay', 'bank'] as const;
export type PayoutName = (typeof payoutNames)[number];

/** A receiving account as the operator's staff sees it; only a good one is paid to. */
export const accountStates = { good: 1, reviewing: 2, refused: 3 } as const;

/** So many receiving accounts of one kind (checklist V-22). */
export const mostAccounts = 5;

/** The least that is withdrawn, hundredths (checklist V-16). */
export const leastWithdrawal = 10_000;

/** What a withdrawal costs: nothing while free ones are left, else the rate (1/10000), and at least `feeMin`; all hundredths. */
export function withdrawalFee(
  amount: number,
  { feeRate, feeMin }: { feeRate: number; feeMin: number },
  freeTimes: number,
): number {
  return freeTimes > 0 ? 0 : Math.max(feeMin, Math.ceil((amount * feeRate) / 10_000));
}

/** A name as receiving accounts are compared with the identity: without case, accents, spare spaces and kinds of apostrophe (checklist V-21). */
export const comparedName = (name: string): string =>
  plainName(name).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ');
