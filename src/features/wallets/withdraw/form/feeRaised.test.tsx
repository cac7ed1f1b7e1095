// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { kycStates } from '#contract/kyc.ts';
import type { Money } from '#contract/schema.ts';
import { field, press, type } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

interface Asked {
  fee: Money;
  net: Money;
  onConfirm(): void;
}

vi.mock('#data/updates.ts', () => ({}));
const show = vi.hoisted(() => vi.fn<(name: string, asked: Asked) => Promise<void>>(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));

const { default: WithdrawalScreen } = await import('../WithdrawalScreen.tsx');
await import('./WithdrawalFields.tsx');

const pesos = (amount: number) => (amount * 100) as Money;
const bounds = { minAmount: pesos(100), maxAmount: pesos(50_000) };
const fees = { feeRate: 100, feeMin: pesos(10) };
const gcash = { name: 'gcash', bankId: 1, title: 'GCash', ...bounds, ...fees, eta: 15, status: 1 };
const account = { id: 7, bankId: 1, name: 'gcash', accountNo: '0917****567', status: 1 };
const terms = (freeTimes: number) => ({
  methods: [gcash],
  freeTimes,
  withdrawable: pesos(60_000),
  withdrawalNumber: 2,
  needBet: 0,
  kycRequired: true,
  kycStatus: kycStates.passed,
  verification: 'otp',
  tradeInfo: { need: 0, done: 0, list: [] },
  list: [],
});

/** What the confirmation dialog that was opened last says. */
const asked = () => show.mock.lastCall![1];
const confirm = () => act(async () => asked().onConfirm());
const shown = () => document.body.textContent;
const sentFee = () => app.money.withdraw.mock.lastCall![0].fee;

beforeEach(async () => {
  vi.clearAllMocks();
  app.money.withdraw.mockRejectedValue(new Failure('refused', codes.feeRaised));
  history.replaceState(null, '', '/withdrawal/gcash');
  const getBankInfo = { list: [account], kinds: [], most: 5 };
  await renderScreen(<WithdrawalScreen />, { player: 8, replies: { getExchange: terms(1), getBankInfo } });
  await type('Amount in pesos', '50000');
  await type('Code', '246810');
  await press('Withdraw');
});

test('the confirmed fee is sent; if a higher one is due, the form says so and asks with it (WA-10)', async () => {
  expect(asked()).toMatchObject({ fee: 0, net: pesos(50_000) });
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'getExchange') setReply('getExchange', terms(0));
  });
  await confirm();
  expect(sentFee()).toBe(0);
  expect(app.replies.read).toHaveBeenLastCalledWith('getExchange', {}, true);
  expect(shown()).toContain('Not sent: the fee is higher now. Check what you receive, then withdraw again.');
  expect([field('Amount in pesos')!.value, field('Code')!.value]).toEqual(['50000', '246810']);
  await press('Withdraw');
  expect(asked()).toMatchObject({ fee: pesos(500), net: pesos(49_500) });
  await confirm();
  expect(sentFee()).toBe(pesos(500));
});

test('the form says that the fee has changed also if its terms can’t be read again', async () => {
  app.replies.read.mockRejectedValue(new Failure('network'));
  await confirm();
  expect(shown()).toContain('Not sent: the fee is higher now.');
  expect(field('Amount in pesos')!.value).toBe('50000');
});
