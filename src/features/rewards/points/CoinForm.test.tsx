// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { conditionUnmet } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { field, type } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: async () => {} }));

const { DiamondTab } = await import('./DiamondTab.tsx');

const shop = (diamond: number, left = 5_000): Output<'diamondShopData'> => ({
  diamond,
  coinRate: { diamond: 10, coin: 100 as Money, min: 100, max: 5_000, step: 100, left },
  goods: [{ id: 3, type: 2, name: 'Perlas tumbler', price: 2_500, stock: 0, needAddress: true }],
});
async function show(value: Output<'diamondShopData'>) {
  setReply('diamondShopData', value);
  setReply('refreshData', { totalRecharge: 100 });
  return renderScreen(<DiamondTab />, { player: 8 });
}
const many = 'Diamonds to exchange';
const typed = () => [...document.querySelectorAll<HTMLInputElement>('input:not([type=range])')][0]!;
const submit = () => act(async () => document.querySelector('form')!.requestSubmit());

beforeEach(() => {
  vi.clearAllMocks();
});

test('RG-26: the turnover requirement of the cash stands beside it, with its times where they are known', async () => {
  await show(shop(3_240));
  expect(document.body.textContent).toContain('Wager any cash you get here before you withdraw it');
  const value = shop(3_240);
  await show({ ...value, coinRate: { ...value.coinRate, turnover: 5 } });
  expect(document.body.textContent).toContain('Wager any cash you get here 5× before you withdraw it.');
});

test('DI-01: the slider and the number are one value, shown in pesos, and sent once', async () => {
  app.money.exchangeDiamonds.mockResolvedValue({ rewards: [], coin: 0 as Money });
  const page = await show(shop(3_240));
  await type(many, '1200');
  expect(field(many)!.type).toBe('range');
  expect([field(many)!.value, typed().value]).toEqual(['1200', '1200']);
  expect([field(many)!.min, field(many)!.max, field(many)!.step]).toEqual(['100', '3200', '100']);
  expect(page.textContent).toContain('You get ₱120.00');
  await submit();
  expect(app.money.exchangeDiamonds).toHaveBeenCalledExactlyOnceWith({ diamond: 1_200 });
});

test('DI-01: a number that can’t be exchanged promises no pesos', async () => {
  const page = await show(shop(3_240));
  await type(many, '150');
  expect(page.textContent).toContain('You get —');
  await type(many, '200');
  expect(page.textContent).toContain('You get ₱20.00');
});

test('DI-01: what the day’s limit doesn’t allow is said at the field, and what was typed stays', async () => {
  app.money.exchangeDiamonds.mockRejectedValue(new Failure('refused', conditionUnmet, { limit: 5_000 }));
  const page = await show(shop(3_240));
  await type(many, '200');
  await submit();
  expect(page.textContent).toContain('That’s over today’s limit');
  expect(typed().value).toBe('200');
});

test('DI-01: with too few diamonds, or nothing left today, there is nothing to choose but the reason', async () => {
  expect((await show(shop(90))).textContent).toContain('You need at least 100 diamonds to exchange for cash.');
  expect(document.querySelector('form')).toBeNull();
  expect((await show(shop(3_240, 0))).textContent).toContain('You’ve reached today’s limit. It resets at midnight.');
});

test('DI-02: goods that are sold out say so in the list', async () => {
  expect((await show(shop(0))).textContent).toContain('Sold out');
});
