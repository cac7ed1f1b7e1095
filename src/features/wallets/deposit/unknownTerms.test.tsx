// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { card, choose, coupon, opener, sent, shown } from '#tests/support/depositForm.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rg/firstLimits.ts', () => ({ useFirstLimits: () => () => true }));

const { stores } = await import('#data/stores.ts');
const { Deposit } = await import('./Deposit.tsx');

const terms = (bonus: number) => ({ turnover: { deposit: 1, bonus, coupon: 10, reward: 5 } });
const noTerms =
  'We can’t show the wagering requirement right now, so this deposit gets no bonus and doesn’t use a coupon.';

/** Opens the form, and chooses ₱500 with its bonus of ₱25. */
async function open() {
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose('₱500.00');
}

beforeEach(() => {
  vi.clearAllMocks();
  app.money.deposit.mockResolvedValue({ orderNo: 'D2', payUrl: 'https://elsewhere.test/' });
  stores.settings.config = {
    rechargeTypes: [{ id: 1, name: 'GCash', code: 'gcash', sort: 1, status: 1 }],
    rechargeItems: [{ id: 1, price: 50_000 as Money, bonus: 2_500 as Money, sort: 1 }],
  };
  stores.replies = {};
  setReply('refreshData', { totalRecharge: 20_000 });
  setReply('selfLimitInfo', { limits: [] });
  setReply('couponList', { list: [coupon] });
  app.replies.read.mockImplementation(async () => {});
});

test('a deposit waits until the operator has said what its bonus asks for now (BO-06)', async () => {
  const answers: (() => void)[] = [];
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'getExchange') await new Promise<void>((answer) => answers.push(answer));
  });
  setReply('getExchange', terms(5));
  await open();
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('true');
  expect(shown()).not.toContain('Bonus of ₱25.00');
  await press('Deposit');
  await act(async () => document.querySelector('form')!.requestSubmit());
  expect(app.money.deposit).not.toHaveBeenCalled();
  await act(async () => {
    setReply('getExchange', terms(10), { at: 2 });
    for (const answer of answers) answer();
  });
  expect(shown()).toContain('Bonus of ₱25.00: wager ₱250.00 more (10×) to withdraw it.');
  await press('Deposit');
  expect(sent()).not.toHaveProperty('noBonus');
});

test.each([
  ['nothing', undefined],
  ['earlier terms', terms(5)],
])('a deposit whose terms can’t be loaded, with %s kept, gets no bonus and says so (BO-06)', async (_, kept) => {
  setReply('getExchange', kept);
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'getExchange') throw new Failure('timeout');
  });
  await open();
  expect(shown()).toContain(noTerms);
  expect(shown()).not.toContain('Bonus of');
  expect(card('No bonus')).toBeUndefined();
  expect(card('No coupon')).toBeUndefined();
  await press('Deposit');
  expect(sent()).toMatchObject({ itemId: 1, noBonus: true });
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'getExchange') setReply('getExchange', terms(10), { at: 2 });
  });
  await press('Check again');
  expect(shown()).not.toContain(noTerms);
  expect(shown()).toContain('Bonus of ₱25.00');
  await press('Deposit');
  expect(sent()).not.toHaveProperty('noBonus');
});

test('a chosen coupon isn’t used while its terms can’t be loaded (BO-06)', async () => {
  setReply('getExchange', terms(10));
  await open();
  await choose('+₱50.00');
  await press('Deposit');
  expect(sent()).toMatchObject({ couponId: coupon.id });
  await act(async () => {
    app.replies.read.mockRejectedValue(new Failure('timeout'));
    stores.replies[replyKey('getExchange', {})] = { at: 1, stale: true, value: terms(10) };
  });
  expect(shown()).toContain(noTerms);
  await press('Deposit');
  expect(sent()).toMatchObject({ couponId: undefined, noBonus: true });
});

test.each([
  ['doesn’t say what a bonus asks for', undefined],
  ['has no withdrawals', new Failure('refused', codes.notFound)],
])('an operator that %s adds its bonus (BO-06)', async (_, failure) => {
  setReply('getExchange', failure ? undefined : {});
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'getExchange' && failure) throw failure;
  });
  await open();
  expect(shown()).not.toContain(noTerms);
  await press('Deposit');
  expect(sent()).not.toHaveProperty('noBonus');
});
