import { kycStates } from '#contract/kyc.ts';
import { type accountStates, withdrawalStates } from '#contract/payouts.ts';

const second = 1_000;

/** How the operator's staff and partners behave, as QA may have it; times in milliseconds. */
export interface StaffRules {
  payout: {
    /** After the start a withdrawal is looked at, then sent, then it ends. */
    reviewAfter: number;
    sendAfter: number;
    endAfter: number;
    /** How it ends; one that never does waits for the gateway's word. */
    end: 'paid' | 'refused' | 'returned' | 'never';
    reason: string;
  };
  kyc: { verdict: 'passed' | 'rejected' | 'never'; after: number; reason: string; fields: string[] };
  /** What a new receiving account is. */
  accounts: keyof typeof accountStates;
  /** How withdrawals are proved. */
  verification: 'otp' | 'safebox';
  /** Makers of games that can't be asked for what lies there. */
  away: number[];
  /** How the rounds of the slot end: by chance, or lost, every one. */
  luck: 'even' | 'none';
}

/** How they behave when nobody says otherwise. */
export const usualStaffRules: StaffRules = {
  payout: {
    reviewAfter: 2 * second,
    sendAfter: 8 * second,
    endAfter: 15 * second,
    end: 'paid',
    reason: 'The receiving account does not exist',
  },
  kyc: { verdict: 'passed', after: 10 * second, reason: 'The picture of the front is not sharp', fields: ['frontId'] },
  accounts: 'good',
  verification: 'otp',
  away: [],
  luck: 'even',
};

/** How withdrawals and checks of identity may end, by QA's words for it. */
export const payoutEnds = {
  paid: withdrawalStates.paid,
  refused: withdrawalStates.refused,
  returned: withdrawalStates.returned,
} as const;
export const kycVerdicts = { passed: kycStates.passed, rejected: kycStates.rejected } as const;
