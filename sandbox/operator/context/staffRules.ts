import { kycStates } from '#contract/kyc.ts';
import { type accountStates, withdrawalStates } from '#contract/payouts.ts';

const second = 1_000;

/** How the operator's staff and partners behave, adjustable by QA; times in milliseconds. */
export interface StaffRules {
  payout: {
    /** Delays of a withdrawal's steps, counted from its start: review, sending, end. */
    reviewAfter: number;
    sendAfter: number;
    endAfter: number;
    /** How it ends; `never` waits for the gateway's webhook. */
    end: 'paid' | 'refused' | 'returned' | 'never';
    reason: string;
  };
  kyc: { verdict: 'passed' | 'rejected' | 'never'; after: number; reason: string; fields: string[] };
  /** The state of a new receiving account. */
  accounts: keyof typeof accountStates;
  /** How withdrawals are verified. */
  verification: 'otp' | 'safebox';
  /** Game makers that can't be reached to retrieve a balance. */
  away: number[];
  /** How slot rounds end: by chance, or always lost. */
  luck: 'even' | 'none';
  /** How goods are delivered from now on: delays of the steps, counted from the order, and how it ends. */
  delivery: { packAfter: number; sendAfter: number; endAfter: number; end: 'done' | 'refused' };
  /** Stocks that count as sold out, by name. */
  soldOut: string[];
  /** The state of live chat: `away` nobody answers, `slow` it opens late, `blocked` it may not be framed. */
  chat: ChatMode;
}

/** How the vendor's live chat behaves. */
export type ChatMode = 'open' | 'away' | 'slow' | 'blocked';

/** The default behaviour of staff and partners. */
export const usualStaffRules: StaffRules = {
  payout: {
    reviewAfter: 2 * second,
    sendAfter: 8 * second,
    endAfter: 15 * second,
    end: 'paid',
    reason: 'The receiving account doesn’t exist',
  },
  kyc: {
    verdict: 'passed',
    after: 10 * second,
    reason: 'The photo of the front of your ID is blurry',
    fields: ['frontId'],
  },
  accounts: 'good',
  verification: 'otp',
  away: [],
  luck: 'even',
  delivery: { packAfter: 10 * second, sendAfter: 30 * second, endAfter: 90 * second, end: 'done' },
  soldOut: [],
  chat: 'open',
};

/** Names that QA uses for the ends of withdrawals and identity checks. */
export const payoutEnds = {
  paid: withdrawalStates.paid,
  refused: withdrawalStates.refused,
  returned: withdrawalStates.returned,
} as const;
export const kycVerdicts = { passed: kycStates.passed, rejected: kycStates.rejected } as const;
