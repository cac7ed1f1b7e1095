import type { PayoutMethod } from '../../worker/contract/endpoints/withdrawals.ts';
import type { AccountKind } from '../../worker/contract/endpoints/accounts.ts';
import { leastWithdrawal } from '../../worker/contract/payouts.ts';
import { hundredths, pesos } from '../hundredths.ts';

const open = 1;

const wallet = { minAmount: hundredths(leastWithdrawal), maxAmount: pesos(50_000), feeRate: 100, feeMin: pesos(10) };

/** The ways out: amounts in hundredths, rates in 1/10000, the time they take in minutes. */
export const payoutMethods: readonly PayoutMethod[] = [
  { name: 'gcash', bankId: 1, title: 'GCash', ...wallet, eta: 15, status: open },
  { name: 'maya', bankId: 2, title: 'Maya', ...wallet, eta: 15, status: open },
  { name: 'grabpay', bankId: 3, title: 'GrabPay', ...wallet, maxAmount: pesos(20_000), eta: 30, status: open },
  {
    name: 'bank',
    bankId: 0,
    title: 'Bank account',
    minAmount: pesos(500),
    maxAmount: pesos(500_000),
    feeRate: 50,
    feeMin: pesos(15),
    eta: 1_440,
    status: open,
  },
];

const from6to20 = Array.from({ length: 15 }, (_, place) => place + 6);

const banks: readonly (readonly [title: string, lengths: number[]])[] = [
  ['BPI', [10]],
  ['BDO', [10, 12]],
  ['Metrobank', [13]],
  ['LandBank', [10]],
  ['Security Bank', [13]],
  ['PNB', [12, 16]],
  ['Chinabank', [10, 12]],
  ['RCBC', [10, 16]],
  ['Another bank', from6to20],
];

const firstBankId = 11;

/** The kinds of receiving accounts, and how many digits their numbers have (checklist V-18 to V-20). */
export const accountKinds: readonly AccountKind[] = [
  { bankId: 1, name: 'gcash', title: 'GCash', lengths: [11], prefix: '09' },
  { bankId: 2, name: 'maya', title: 'Maya', lengths: [11, 12] },
  { bankId: 3, name: 'grabpay', title: 'GrabPay', lengths: [11], prefix: '09' },
  ...banks.map(([title, lengths], place) => ({ bankId: firstBankId + place, name: 'bank', title, lengths })),
];

/** Withdrawals a day, and how many of them cost nothing. */
export const payoutsADay = { most: 3, free: 1 };
