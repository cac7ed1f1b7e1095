import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import type { AccountKind } from '#contract/endpoints/accounts.ts';
import { leastWithdrawal } from '#contract/payouts.ts';
import type { methods as marks } from '#sandbox/art/methods.ts';
import { hundredths, pesos } from '#sandbox/hundredths.ts';

const open = 1;

const wallet = { minAmount: hundredths(leastWithdrawal), maxAmount: pesos(50_000), feeRate: 100, feeMin: pesos(10) };

/** The mark of a method, painted by `sandbox/art`. */
const mark = <Name extends keyof typeof marks>(name: Name) => ({ name, icon: `/icons/methods/${name}.svg` });

/** Payout methods: amounts in hundredths, rates in 1/10000, durations in minutes. */
const payoutMethods: readonly PayoutMethod[] = [
  { ...mark('gcash'), bankId: 1, title: 'GCash', ...wallet, eta: 15, status: open },
  { ...mark('maya'), bankId: 2, title: 'Maya', ...wallet, eta: 15, status: open },
  { ...mark('grabpay'), bankId: 3, title: 'GrabPay', ...wallet, maxAmount: pesos(20_000), eta: 30, status: open },
  {
    ...mark('bank'),
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

/** Kinds of receiving accounts, and the lengths of their numbers (checklist V-18 to V-20). */
export const accountKinds: readonly AccountKind[] = [
  { bankId: 1, name: 'gcash', title: 'GCash', lengths: [11], prefix: '09' },
  { bankId: 2, name: 'maya', title: 'Maya', lengths: [11, 12] },
  { bankId: 3, name: 'grabpay', title: 'GrabPay', lengths: [11], prefix: '09' },
  ...banks.map(([title, lengths], place) => ({ bankId: firstBankId + place, name: 'bank', title, lengths })),
];

/** Withdrawal terms by VIP level from 0 on: withdrawals a day, free ones, and the maximum fee rate of the others (1/10000). */
const grants = [
  { withdrawTimes: 3, freeTimes: 1, feeRate: 100 },
  { withdrawTimes: 4, freeTimes: 1, feeRate: 100 },
  { withdrawTimes: 5, freeTimes: 2, feeRate: 80 },
  { withdrawTimes: 6, freeTimes: 2, feeRate: 60 },
  { withdrawTimes: 8, freeTimes: 3, feeRate: 40 },
  { withdrawTimes: 10, freeTimes: 5, feeRate: 20 },
];

/** Withdrawal terms of a VIP level (checklist G-03): withdrawals a day, free ones, the maximum fee rate, and the fee of each payout method. */
export function payoutTerms(vip: number) {
  const { withdrawTimes, freeTimes, feeRate: most } = grants[Math.min(vip, grants.length - 1)]!;
  const methods = payoutMethods.map((method) => ({ ...method, feeRate: Math.min(method.feeRate, most) }));
  return { withdrawTimes, freeTimes, feeRate: most, methods };
}
