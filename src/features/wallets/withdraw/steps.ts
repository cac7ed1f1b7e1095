import { withdrawalStates, type WithdrawalState } from '../../../../worker/contract/payouts.ts';

/** What each step of a withdrawal is called. */
export const stepKeys = {
  [withdrawalStates.submitted]: 'stepSubmitted',
  [withdrawalStates.reviewing]: 'stepReviewing',
  [withdrawalStates.sending]: 'stepSending',
  [withdrawalStates.paid]: 'stepPaid',
  [withdrawalStates.refused]: 'stepRefused',
  [withdrawalStates.returned]: 'stepReturned',
} as const;

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
