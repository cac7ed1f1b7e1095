// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { card, choose, opener, sent, shown } from '#tests/support/depositForm.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rg/firstLimits.ts', () => ({ useFirstLimits: () => () => true }));

const { stores } = await import('#data/stores.ts');
const { Deposit } = await import('./Deposit.tsx');

const pesos = (amount: number) => (amount * 100) as Money;
const activity = { id: 3, activityType: activityTypes.FirstDeposit };
const offers = {
  items: [
    { id: 4, price: pesos(500), bonus: pesos(300), rate: 6_000, status: 0 },
    { id: 5, price: pesos(1_000), bonus: pesos(800), rate: 8_000, status: 0 },
  ],
};
const choose500 = () => choose('₱500.00');
/** Has the operator fail a read of which nothing is known. */
function fail(read: 'firstDepositInfo' | 'getActivityIds' | 'refreshData', failure: Failure) {
  setReply(read, undefined);
  app.replies.read.mockImplementation(async (name) => {
    if (name === read) throw failure;
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  app.money.deposit.mockResolvedValue({ orderNo: 'D2', payUrl: 'https://elsewhere.test/' });
  stores.replies = {};
  stores.settings.config = {
    rechargeTypes: [
      { id: 1, name: 'Maya', code: 'maya', sort: 1, status: 1, maxAmount: pesos(500) },
      { id: 2, name: 'Bank', code: 'bank', sort: 2, status: 1 },
    ],
    rechargeItems: [
      { id: 4, price: pesos(500), bonus: pesos(25), sort: 1 },
      { id: 5, price: pesos(1_000), bonus: pesos(60), sort: 2, tag: 'Popular' },
    ],
  };
  setReply('getExchange', { turnover: { deposit: 1, bonus: 10, coupon: 10, reward: 5 } });
  setReply('selfLimitInfo', { limits: [] });
  setReply('getActivityIds', { activityMap: { 44: activity } });
  setReply('refreshData', { totalRecharge: 0 });
  setReply('firstDepositInfo', offers);
  app.replies.read.mockImplementation(async () => {});
});

test('an offer from the link is preselected on a matching channel, with its bonus and terms (FD-01, M-05)', async () => {
  await renderScreen(<Deposit opener={opener} item={5} />, { player: 8 });
  expect(card('Bank')!.checked).toBe(true);
  expect(card('₱1,000.00')!.checked).toBe(true);
  expect(shown()).toContain('+₱800.00 bonus');
  expect(shown()).toContain('Bonus of ₱800.00: wager ₱8,000.00 more (10×) to withdraw it.');
  await press('Deposit');
  expect(app.money.deposit.mock.lastCall![0]).toMatchObject({ rechargeTypeId: 2, itemId: 5, amount: pesos(1_000) });
});

test('without an offer in the link the bonuses show on the usual channel, nothing preselected (FD-01)', async () => {
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  expect(app.replies.read).toHaveBeenCalledWith('firstDepositInfo', {});
  expect(card('Maya')!.checked).toBe(true);
  expect(card('₱500.00')!.checked).toBe(false);
  expect(shown()).toContain('+₱300.00 bonus');
});

test('offers of an activity that has ended aren’t requested (FD-01)', async () => {
  setReply('getActivityIds', { activityMap: { 44: { ...activity, endTime: Date.now() } } });
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  expect(app.replies.read).not.toHaveBeenCalledWith('firstDepositInfo', {});
});

test('first-deposit offers hide the tags of the usual bonuses', async () => {
  await renderScreen(<Deposit opener={opener} item={5} />, { player: 8 });
  expect(shown()).toContain('+₱800.00 bonus, first deposit (80%)Best value');
  expect(shown()).not.toContain('Popular');
  await act(async () => setReply('refreshData', { totalRecharge: 20_000 }));
  expect(card('₱1,000.00')!.parentElement!.textContent).toContain('Best value');
});

test('after the first deposit, or without the activity, the usual bonuses show, no offers are read (FD-01)', async () => {
  setReply('refreshData', { totalRecharge: 20_000 });
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  expect(shown()).toContain('+₱25.00 bonus');
  await act(async () => {
    setReply('firstDepositInfo', undefined);
    setReply('getActivityIds', { activityMap: {} });
    setReply('refreshData', { totalRecharge: 0 });
  });
  expect(shown()).toContain('+₱25.00 bonus');
  expect(app.replies.read).not.toHaveBeenCalledWith('firstDepositInfo', {});
});

test('nothing is sent before the offers are known, as a deposit would bring terms that nobody saw (BO-06)', async () => {
  setReply('firstDepositInfo', undefined);
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose500();
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('true');
  await press('Deposit');
  await act(async () => document.querySelector('form')!.requestSubmit());
  expect(app.money.deposit).not.toHaveBeenCalled();
  await act(async () => setReply('firstDepositInfo', offers));
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('false');
  expect(shown()).toContain('Bonus of ₱300.00');
  await press('Deposit');
  expect(sent()).not.toHaveProperty('noBonus');
});

test.each(['firstDepositInfo', 'getActivityIds', 'refreshData'] as const)(
  'while %s fails a deposit gets no bonus, the form says so, and can try again (BO-06)',
  async (read) => {
    const known = { firstDepositInfo: offers, getActivityIds: { activityMap: {} }, refreshData: { totalRecharge: 1 } };
    fail(read, new Failure('network'));
    await renderScreen(<Deposit opener={opener} />, { player: 8 });
    expect(shown()).not.toContain('We can’t show deposit bonuses');
    await choose500();
    expect(shown()).toContain('We can’t show deposit bonuses right now, so this deposit gets none.');
    expect(shown()).not.toContain('Bonus of');
    await press('Deposit');
    expect(sent()).toMatchObject({ itemId: 4, noBonus: true });
    app.replies.read.mockImplementation(async (name) => {
      if (name === read) setReply(read, known[read]);
    });
    await press('Check again');
    expect(shown()).not.toContain('We can’t show deposit bonuses');
    expect(shown()).toContain('Bonus of');
    await press('Deposit');
    expect(sent()).not.toHaveProperty('noBonus');
  },
);

test.each([
  ['firstDepositInfo', { items: [{ ...offers.items[0], bonus: pesos(200) }, offers.items[1]] }, offers],
  ['getActivityIds', { activityMap: {} }, { activityMap: { 44: activity } }],
] as const)('what a former visit has kept of %s is not what a deposit brings now (BO-06)', async (read, kept, told) => {
  const pending: ((failure: Failure) => void)[] = [];
  setReply(read, kept);
  app.replies.read.mockImplementation(async (name) => {
    if (name === read) await new Promise((_, reject) => pending.push(reject));
  });
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose500();
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('true');
  await press('Deposit');
  expect(app.money.deposit).not.toHaveBeenCalled();
  await act(async () => pending.forEach((fails) => fails(new Failure('timeout'))));
  expect(shown()).toContain('We can’t show deposit bonuses right now, so this deposit gets none.');
  await press('Deposit');
  expect(sent()).toMatchObject({ noBonus: true });
  app.replies.read.mockImplementation(async (name) => {
    if (name === read) setReply(read, told, { at: 2 });
  });
  await press('Check again');
  expect(shown()).toContain('Bonus of ₱300.00');
  await press('Deposit');
  expect(sent()).not.toHaveProperty('noBonus');
});

test('an operator that has no such offers adds its usual bonuses (FD-01)', async () => {
  fail('firstDepositInfo', new Failure('refused', 404));
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose500();
  expect(shown()).toContain('Bonus of ₱25.00');
  await press('Deposit');
  expect(sent()).not.toHaveProperty('noBonus');
});
