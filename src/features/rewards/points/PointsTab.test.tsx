// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import type { Money } from '#contract/schema.ts';
import { button, press, render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));

const { stores } = await import('#data/stores.ts');
const { PointsTab } = await import('./PointsTab.tsx');

const info: Output<'pointsInfo'> = {
  points: 60,
  earn: { bet: 10_000 as Money, num: 1, left: 2_500 as Money },
  items: [
    { id: 1, propId: 60_001, count: 10, price: 20 },
    { id: 2, propId: 2001, count: 500, price: 50 },
    { id: 3, propId: 80_001, count: 1, price: 10, stock: 0 },
    { id: 4, propId: 1001, count: 1, price: 10, limit: 2, bought: 2 },
    { id: 5, propId: 1201, count: 1, price: 100 },
  ],
};
const show = (totalRecharge = 20_000) => {
  for (const [name, value] of [
    ['pointsInfo', info],
    ['refreshData', { totalRecharge }],
  ] as const)
    setReply(name, value);
  return render(<PointsTab />);
};
const isOff = (name: string) => button(name)!.getAttribute('aria-disabled') === 'true';
const reasonOf = (name: string) =>
  document.getElementById(button(name)!.getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  stores.session.userId = 8;
  stores.network.onLine = true;
});

test('the tab shows how points are earned, what is missing for the next, and their value (PT-01)', async () => {
  const { textContent } = await show();
  expect(textContent).toContain('1 point per ₱100.00 of valid bets');
  expect(textContent).toContain('₱25.00 to go');
  expect(textContent).toContain('50 Points = ₱5.00');
});

test('a tap sends an exchange, and the result is shown (PT-01)', async () => {
  const rewards = [{ id: 60_001, count: 10 }];
  app.money.exchangePoints.mockResolvedValue({ rewards, coin: 0 as Money });
  await show();
  await press('Exchange: 10 diamonds');
  expect(app.money.exchangePoints).toHaveBeenCalledExactlyOnceWith({ id: 1, num: 1 });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith(rewards);
});

test('an unavailable exchange says why: sold out, limit reached, too few points, no deposit yet', async () => {
  await show(0);
  expect(reasonOf('Exchange: 1 lottery ticket')).toBe('Sold out');
  expect(reasonOf('Exchange: 1 deposit coupon (percent bonus)')).toBe('You’ve reached the limit');
  expect(reasonOf('Exchange: 1 deposit coupon (peso bonus)')).toBe('40 more needed');
  expect(reasonOf('Exchange: ₱5.00')).toBe('Make your first deposit to unlock.');
  expect(isOff('Exchange: ₱5.00')).toBe(true);
  expect(isOff('Exchange: 10 diamonds')).toBe(false);
});

test('offline the last known data show, and nothing is exchanged', async () => {
  stores.network.onLine = false;
  const { textContent } = await show();
  expect(textContent).toContain('Some buttons here need a connection');
  expect(isOff('Exchange: 10 diamonds')).toBe(true);
});
