import { withdrawalStates, type WithdrawalState } from '#contract/payouts.ts';

/** Text keys of a withdrawal's steps. */
export const stepKeys = {
  [withdrawalStates.submitted]: 'stepSubmitted',
  [withdrawalStates.reviewing]: 'stepReviewing',
  [withdrawalStates.sending]: 'stepSending',
  [withdrawalStates.paid]: 'stepPaid',
  [withdrawalStates.refused]: 'stepRefused',
  [withdrawalStates.returned]: 'stepReturned',
} as const;

/** Whether the full amount, including the fee, was returned to the player. */
export const isBack = (status: WithdrawalState): boolean =>
  status === withdrawalStates.refused || status === withdrawalStates.returned;

/** How a withdrawal ended: paid, refused or returned; null while it is in progress. */
export function endOf(status: WithdrawalState): 'paid' | 'refused' | 'returned' | null {
  switch (status) {
    case withdrawalStates.paid:
      return 'paid';
    case withdrawalStates.refused:
      return 'refused';
    case withdrawalStates.returned:
      return 'returned';
    default:
      return null;
  }
}

/** The steps of a withdrawal that is paid, in order. */
const usualSteps = [
  withdrawalStates.submitted,
  withdrawalStates.reviewing,
  withdrawalStates.sending,
  withdrawalStates.paid,
] as const;

/** The steps still to come, if all goes well; none once the withdrawal has ended. */
export const stepsAhead = (status: WithdrawalState): readonly WithdrawalState[] =>
  endOf(status) ? [] : usualSteps.filter((step) => step > status);
