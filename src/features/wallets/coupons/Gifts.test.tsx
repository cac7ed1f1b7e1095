// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, press } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { renderScreen, setReply } from '#tests/support/screen.tsx';

// Rewards are shown only after an open dialog is closed, so this promise stays pending.
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: () => new Promise(() => {}) }));

const { Gifts } = await import('./Gifts.tsx');

const use = 'Use now: ₱50.00 gift';
const gift = { id: 3, kind: 3, value: 5_000, status: 0, expireTime: Date.now() + 7 * 24 * 60 * 60_000 } as Coupon;
const deposited = (totalRecharge: number) => setReply('refreshData', { totalRecharge });

beforeEach(() => {
  vi.clearAllMocks();
  deposited(20_000);
  setReply('couponList', { list: [gift] });
  setReply('getExchange', {});
  app.replies.read.mockImplementation(async () => {});
  app.money.redeemCoupon.mockResolvedValue({ coin: 5_000 as Money, rewards: [{ id: 2001, count: 5_000 }] });
});

test('a used gift frees its button even while its reward can’t be shown', async () => {
  await renderScreen(<Gifts />, { player: 8 });
  await press(use);
  expect(app.money.redeemCoupon).toHaveBeenCalledExactlyOnceWith({ id: 3 });
  expect(button(use)!.getAttribute('aria-busy')).not.toBe('true');
});

test('before the first deposit a gift is locked with the reason, and unlocks once it is paid (V-32)', async () => {
  deposited(0);
  await renderScreen(<Gifts />, { player: 8 });
  const locked = button(use)!;
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(locked.getAttribute('aria-describedby')!)!.textContent).toContain('first deposit');
  await press(use);
  expect(app.money.redeemCoupon).not.toHaveBeenCalled();
  await act(async () => deposited(20_000));
  await press(use);
  expect(app.money.redeemCoupon).toHaveBeenCalledOnce();
});

test('a gift shows its wagering requirement before it is used (BO-06)', async () => {
  const value = { turnover: { deposit: 1, bonus: 10, coupon: 10, reward: 5 } };
  setReply('getExchange', value);
  await renderScreen(<Gifts />, { player: 8 });
  expect(document.body.textContent).toContain('Wager it 10× to withdraw it');
});

test('a gift can’t be used before the operator has said what it asks for now (BO-06)', async () => {
  const answers: (() => void)[] = [];
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'getExchange') await new Promise<void>((answer) => answers.push(answer));
  });
  setReply('getExchange', { turnover: { deposit: 1, bonus: 10, coupon: 5, reward: 5 } });
  await renderScreen(<Gifts />, { player: 8 });
  expect(button(use)!.getAttribute('aria-busy')).toBe('true');
  expect(document.body.textContent).not.toContain('Wager it');
  await press(use);
  expect(app.money.redeemCoupon).not.toHaveBeenCalled();
  await act(async () => {
    setReply('getExchange', { turnover: { deposit: 1, bonus: 10, coupon: 10, reward: 5 } }, { at: 2 });
    for (const answer of answers) answer();
  });
  expect(document.body.textContent).toContain('Wager it 10× to withdraw it');
  await press(use);
  expect(app.money.redeemCoupon).toHaveBeenCalledOnce();
});

test('a gift whose terms can’t be loaded says so, and can try again (BO-06)', async () => {
  app.replies.read.mockRejectedValue(new Failure('timeout'));
  await renderScreen(<Gifts />, { player: 8 });
  expect(button(use)).toBeUndefined();
  expect(document.body.textContent).toContain('We can’t show its wagering requirement right now.');
  app.replies.read.mockImplementation(async () => setReply('getExchange', {}, { at: 2 }));
  await press('Check again');
  await press(use);
  expect(app.money.redeemCoupon).toHaveBeenCalledOnce();
});
