import { plainName } from './typed/realName.ts';

/**
 * The states of a withdrawal. It can't be cancelled: it ends paid, refused by the operator, or returned by the
 * receiving institution.
 */
export const withdrawalStates = { submitted: 0, reviewing: 1, sending: 2, paid: 3, refused: 4, returned: 5 } as const;
export type WithdrawalState = (typeof withdrawalStates)[keyof typeof withdrawalStates];

/** The payout methods, as in `/withdrawal/{name}`. */
export const payoutNames = ['gcash', 'maya', 'grabpay', 'bank'] as const;
export type PayoutName = (typeof payoutNames)[number];

/** The review states of a receiving account; only a `good` one is paid to. */
export const accountStates = { good: 1, reviewing: 2, refused: 3 } as const;

/** Max receiving accounts of one kind (checklist V-22). */
export const mostAccounts = 5;

/** The minimum withdrawal, hundredths (checklist V-16). */
export const leastWithdrawal = 10_000;

/**
 * The fee of a withdrawal: 0 while free ones are left, else the rate (1/10000) and at least `feeMin`; all hundredths.
 */
export function withdrawalFee(
  amount: number,
  { feeRate, feeMin }: { feeRate: number; feeMin: number },
  freeTimes: number,
): number {
  return freeTimes > 0 ? 0 : Math.max(feeMin, Math.ceil((amount * feeRate) / 10_000));
}

/**
 * A name normalized to compare a receiving account's holder with the identity: without case, accents, extra spaces and
 * variants of the apostrophe (checklist V-21).
 */
export const comparedName = (name: string): string =>
  plainName(name).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim();
