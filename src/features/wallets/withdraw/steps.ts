import { withdrawalStates, type WithdrawalState } from '#contract/payouts.ts';

/** What each step of a withdrawal is called. */
export const stepKeys = {
  [withdrawalStates.submitted]: 'stepSubmitted',
  [withdrawalStates.reviewing]: 'stepReviewing',
  [withdrawalStates.sending]: 'stepSending',
  [withdrawalStates.paid]: 'stepPaid',
  [withdrawalStates.refused]: 'stepRefused',
  [withdrawalStates.returned]: 'stepReturned',
} as const;

/** Whether the whole of it is back with the player, fee included. */
export const isBack = (status: WithdrawalState): boolean =>
  status === withdrawalStates.refused || status === withdrawalStates.returned;

/** How a withdrawal that has come to its end ended: the money arrived, or is back; null while it is on its way. */
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
