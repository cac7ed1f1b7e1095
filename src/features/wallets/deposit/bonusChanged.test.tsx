// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { choose, coupon, opener, sent, shown } from '#tests/support/depositForm.ts';
import { button, field, press, type } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rg/firstLimits.ts', () => ({ useFirstLimits: () => () => true }));

const { stores } = await import('#data/stores.ts');
const { Deposit } = await import('./Deposit.tsx');

const pesos = (amount: number) => (amount * 100) as Money;
const configWith = (bonus: Money | undefined) => ({
  rechargeTypes: [{ id: 1, name: 'GCash', code: 'gcash', sort: 1, status: 1, freeAmount: true }],
  rechargeItems: [
    { id: 1, price: pesos(500), bonus, sort: 1 },
    { id: 2, price: pesos(200), sort: 2 },
  ],
});
const note = 'This deposit’s bonus has changed. No order was created. Check the bonus, then deposit again.';
const refused = new Failure('refused', codes.bonusChanged);
const readAgain = [
  'anonymous/appConfig',
  'refreshData',
  'getActivityIds',
  'firstDepositInfo',
  'couponList',
  'getExchange',
];

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  app.money.deposit.mockResolvedValue({ orderNo: 'D2', payUrl: 'https://elsewhere.test/' });
  app.replies.read.mockImplementation(async () => {});
  stores.settings.config = configWith(pesos(25));
  stores.replies = {};
  setReply('refreshData', { totalRecharge: 20_000 });
  setReply('selfLimitInfo', { limits: [] });
  setReply('couponList', { list: [coupon] });
  setReply('getExchange', { turnover: { deposit: 1, bonus: 10, coupon: 10, reward: 5 } });
});

test('a deposit tells the whole bonus that it shows: the amount’s, the coupon’s, or none (BO-06)', async () => {
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose('₱500.00');
  await press('Deposit');
  expect(sent()).toMatchObject({ bonus: pesos(25) });
  await choose('+₱50.00');
  expect(shown()).toContain('Bonus of ₱75.00');
  await press('Deposit');
  expect(sent()).toMatchObject({ bonus: pesos(75) });
  await choose('No bonus');
  await press('Deposit');
  expect(sent()).toMatchObject({ bonus: pesos(50), noBonus: true });
  await choose('No coupon');
  await press('Deposit');
  expect(sent()).toMatchObject({ bonus: 0, noBonus: true });
});

test('if the bonus isn’t the one shown, all that it depends on is read again before the next tap (BO-06)', async () => {
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose('Other amount');
  await type('Amount in pesos', '500');
  const answers: (() => void)[] = [];
  app.replies.read.mockImplementation(() => new Promise<void>((answer) => answers.push(answer)));
  app.money.deposit.mockRejectedValueOnce(refused);
  await press('Deposit');
  expect(sent()).toMatchObject({ itemId: 1, bonus: pesos(25) });
  expect(app.replies.read.mock.calls).toEqual(expect.arrayContaining(readAgain.map((name) => [name, {}, true])));
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('true');
  await press('Deposit');
  await act(async () => document.querySelector('form')!.requestSubmit());
  expect(app.money.deposit).toHaveBeenCalledOnce();
  await act(async () => {
    stores.settings.config = configWith(pesos(10));
    for (const answer of answers) answer();
  });
  expect(shown()).toContain(note);
  expect(field('Amount in pesos')!.value).toBe('500');
  expect(shown()).toContain('Bonus of ₱10.00: wager ₱100.00 more (10×) to withdraw it.');
  await press('Deposit');
  expect(sent()).toMatchObject({ itemId: 1, bonus: pesos(10) });
  expect(shown()).not.toContain(note);
});

test('the form says that the bonus has changed also if nothing can be read again', async () => {
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose('₱500.00');
  app.money.deposit.mockRejectedValueOnce(refused);
  app.replies.read.mockRejectedValue(new Failure('network'));
  await press('Deposit');
  expect(shown()).toContain(note);
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('false');
});

test('an offer for a first deposit whose activity is gone is shown no more (FD-01)', async () => {
  const activity = { id: 3, activityType: activityTypes.FirstDeposit };
  setReply('getActivityIds', { activityMap: { 44: activity } });
  setReply('refreshData', { totalRecharge: 0 });
  setReply('firstDepositInfo', { items: [{ id: 1, price: pesos(500), bonus: pesos(300), rate: 6_000, status: 0 }] });
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose('₱500.00');
  app.money.deposit.mockRejectedValueOnce(refused);
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'firstDepositInfo') throw new Failure('refused', codes.activityClosed);
    if (name === 'getActivityIds') setReply('getActivityIds', { activityMap: {} }, { at: 2 });
  });
  await press('Deposit');
  expect(sent()).toMatchObject({ bonus: pesos(300) });
  expect(shown()).toContain(note);
  await press('Deposit');
  expect(sent()).toMatchObject({ bonus: pesos(25) });
});
