// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import type { Money } from '#contract/schema.ts';

vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
vi.mock('#browser/busyLock.ts', () => ({ whileBusy: (work: () => unknown) => work(), holdBusy: () => () => {} }));
// Rewards are shown only after an open dialog is closed, so this promise stays pending.
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: () => new Promise(() => {}) }));

const { Gifts } = await import('./Gifts.tsx');

test('a gift that is used leaves its button free, though what it brought can’t be shown yet', async () => {
  const use = 'Use now: the gift of ₱50.00';
  const gift = { id: 3, value: 5_000, expireTime: Date.UTC(2026, 11, 1) } as Coupon;
  app.money.redeemCoupon.mockResolvedValue({ coin: 5_000 as Money, rewards: [{ id: 2001, count: 5_000 }] });
  await render(<Gifts gifts={[gift]} />);
  await press(use);
  expect(app.money.redeemCoupon).toHaveBeenCalledExactlyOnceWith({ id: 3 });
  expect(button(use)!.getAttribute('aria-busy')).not.toBe('true');
});
