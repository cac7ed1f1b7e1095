// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Coupon } from '#contract/endpoints/rewards.ts';

const app = vi.hoisted(() => ({ redeemCoupon: vi.fn(async () => ({ rewards: [{ id: 2001, count: 5_000 }] })) }));
vi.mock('#data/worker.ts', () => ({ app, onWorker: () => {} }));
vi.mock('#browser/busyLock.ts', () => ({ whileBusy: (work: () => unknown) => work(), holdBusy: () => () => {} }));
// Where a sheet is on screen it is not seen before that is closed.
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: () => new Promise(() => {}) }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { Gifts } = await import('./Gifts.tsx');

test('a gift that is used leaves its button free, though what it brought can’t be shown yet', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const gift = { id: 3, value: 5_000, expireTime: Date.UTC(2026, 11, 1) } as Coupon;
  await act(async () => root.render(<Gifts gifts={[gift]} />));
  const button = () => document.querySelector('button')!;
  await act(async () => button().click());
  expect(app.redeemCoupon).toHaveBeenCalledExactlyOnceWith({ id: 3 });
  expect(button().getAttribute('aria-busy')).not.toBe('true');
  await act(async () => root.unmount());
});
