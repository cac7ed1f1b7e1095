import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { BankAccount } from '#contract/endpoints/accounts.ts';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { kycStates } from '#contract/kyc.ts';
import { accountStates } from '#contract/payouts.ts';
import type { Money } from '#contract/schema.ts';
import { writeAmount } from '#contract/typed/amount.ts';
import {
  amountError,
  boundsOf,
  costOf,
  firstAccount,
  gateOf,
  headingOf,
  spanOf,
  titleOf,
  type Exchange,
  type Gate,
} from './rules.ts';

const pesos = (amount: number) => Math.round(amount * 100) as Money;

const method = (given: Partial<PayoutMethod> = {}): PayoutMethod => ({
  name: 'gcash',
  bankId: 1,
  title: 'GCash',
  minAmount: pesos(100),
  maxAmount: pesos(50_000),
  feeRate: 100,
  feeMin: pesos(10),
  eta: 15,
  status: 1,
  ...given,
});

const exchange = (given: Partial<Exchange> = {}): Exchange => ({
  coin: pesos(1_000),
  withdrawable: pesos(1_000),
  needBet: pesos(0),
  bet: pesos(0),
  freeTimes: 0,
  withdrawalNumber: 3,
  feeRate: 100,
  minAmount: pesos(100),
  maxAmount: pesos(50_000),
  kycRequired: true,
  kycStatus: kycStates.passed,
  verification: 'otp',
  methods: [method()],
  tradeInfo: { need: pesos(0), done: pesos(0), list: [] },
  list: [],
  pages: 0,
  ...given,
});

const account = (given: Partial<BankAccount> = {}): BankAccount => ({
  id: 1,
  bankId: 1,
  name: 'gcash',
  accountNo: '0917****567',
  ...given,
});

describe('amount (V-16)', () => {
  const fieldError = (text: string, withdrawable = pesos(1_000)) =>
    amountError(text, { withdrawable }, method())?.key ?? 'good';

  test('is missing until one is typed', () => expect(fieldError('')).toBe('amountMissing'));
  test.each([
    ['99.99', 'amountRange'],
    ['100', 'good'],
    ['123.45', 'good'],
    ['123,45', 'good'],
    ['₱1,000', 'good'],
    ['1000.01', 'amountOver'],
    ['50,000.01', 'amountRange'],
    ['-500', 'amountUnread'],
    ['5e2', 'amountUnread'],
    ['1.000', 'amountUnread'],
  ])('%s, of ₱1,000 that can be withdrawn: %s', (text, said) => expect(fieldError(text)).toBe(said));

  test('passes exactly within the bounds', () => {
    const anyAmount = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount as Money);
    fc.assert(
      fc.property(anyAmount, anyAmount, (amount, withdrawable) => {
        const { min, max } = boundsOf({ withdrawable }, method());
        expect(amountError(writeAmount(amount), { withdrawable }, method()) === null).toBe(
          amount >= min && amount <= max,
        );
      }),
    );
  });
});

describe('fee', () => {
  test('is zero while free withdrawals are left', () =>
    expect(costOf(pesos(500), method(), 1)).toEqual({ fee: 0, net: pesos(500) }));
  test('is the larger of the minimum fee and the rate', () => {
    expect(costOf(pesos(500), method(), 0)).toEqual({ fee: pesos(10), net: pesos(490) });
    expect(costOf(pesos(5_000), method(), 0)).toEqual({ fee: pesos(50), net: pesos(4_950) });
  });
  test('and net add up to the amount, to the hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 10_000_000 }), fc.nat({ max: 2 }), (amount, freeTimes) => {
        const { fee, net } = costOf(amount as Money, method(), freeTimes);
        expect(fee + net).toBe(amount);
      }),
    );
  });
});

describe('withdrawal gate', () => {
  const cases: [string, Partial<Exchange>, Partial<PayoutMethod>, BankAccount[], Gate | null][] = [
    ['nothing', {}, {}, [account()], null],
    ['a closed method', { kycStatus: kycStates.none }, { status: 0 }, [], 'closed'],
    ['an unverified identity', { kycStatus: kycStates.none, needBet: pesos(5) }, {}, [], 'kyc'],
    ['an identity check in progress', { kycStatus: kycStates.pending }, {}, [account()], 'kyc'],
    ['none left today', { withdrawalNumber: 0 }, {}, [account()], 'noneLeft'],
    ['turnover', { needBet: pesos(5), withdrawable: pesos(0) }, {}, [account()], 'turnover'],
    ['nothing, where turnover holds back only a part', { needBet: pesos(5) }, {}, [account()], null],
    ['less than the minimum', { withdrawable: pesos(99) }, {}, [account()], 'little'],
    ['no account', {}, {}, [], 'account'],
    ['a refused account', {}, {}, [account({ status: accountStates.refused })], 'account'],
    ['an account under review', {}, {}, [account({ status: accountStates.reviewing })], 'reviewing'],
  ];
  test.each(cases)('%s', (_, known, way, accounts, gate) =>
    expect(gateOf(exchange(known), method(way), accounts)).toBe(gate),
  );
  test('with none left today, the withdrawable amount is headed as tomorrow’s', () =>
    expect([1, 0].map((n) => headingOf({ withdrawalNumber: n }))).toEqual(['withdrawable', 'withdrawableTomorrow']));
  test('none left on another day is no obstacle today, and nothing waits for tomorrow', () => {
    const none = exchange({ withdrawalNumber: 0 });
    expect([gateOf(none, method(), [account()], false), headingOf(none, false)]).toEqual([null, 'withdrawable']);
  });
  test('an identity check that isn’t required doesn’t block', () =>
    expect(gateOf(exchange({ kycRequired: false, kycStatus: kycStates.none }), method(), [account()])).toBeNull());
});

test('the default account is preselected if usable, else the first usable one', () => {
  const [usual, other] = [account({ id: 1, isDefault: true }), account({ id: 2 })];
  expect(firstAccount([other, usual])?.id).toBe(1);
  expect(firstAccount([{ ...usual, status: accountStates.reviewing }, other])?.id).toBe(2);
  expect(firstAccount([])).toBeUndefined();
});

test('an account is named by its bank, or by its method where the bank is unknown', () => {
  const kinds = [{ bankId: 11, name: 'bank', title: 'BPI', lengths: [10] }];
  expect(titleOf({ bankId: 11, name: 'bank' }, kinds)).toBe('BPI');
  expect(titleOf({ bankId: 99, name: 'bank' }, kinds)).toBe('bank');
});

test('a duration reads in whole days or hours only where exact', () => {
  expect([15, 60, 90, 1_440, 1_500].map(spanOf)).toEqual([
    { key: 'minutes', n: 15 },
    { key: 'hours', n: 1 },
    { key: 'minutes', n: 90 },
    { key: 'days', n: 1 },
    { key: 'hours', n: 25 },
  ]);
});
