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

test('the wagering requirement shows beside the cash, with its factor where known (RG-26)', async () => {
  await show(shop(3_240));
  expect(document.body.textContent).toContain('Wager any cash you get here before you withdraw it');
  const value = shop(3_240);
  await show({ ...value, coinRate: { ...value.coinRate, turnover: 5 } });
  expect(document.body.textContent).toContain('Wager any cash you get here 5× before you withdraw it.');
});

test('slider and number field share one value, shown in pesos and sent once (DI-01)', async () => {
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

test('lines are not joined into a number of diamonds (F2)', async () => {
  const page = await show(shop(3_240));
  const event = new InputEvent('beforeinput', { data: '1\n000', bubbles: true, cancelable: true });
  await act(async () => {
    typed().select();
    typed().dispatchEvent(event);
  });
  expect([event.defaultPrevented, typed().value]).toEqual([true, '1\t000']);
  expect(page.textContent).toContain('You get —');
});

test('a number that can’t be exchanged shows no pesos (DI-01)', async () => {
  const page = await show(shop(3_240));
  await type(many, '150');
  expect(page.textContent).toContain('You get —');
  await type(many, '200');
  expect(page.textContent).toContain('You get ₱20.00');
});

test('an amount over the daily limit shows an error at the field and stays as typed (DI-01)', async () => {
  app.money.exchangeDiamonds.mockRejectedValue(new Failure('refused', conditionUnmet, { limit: 5_000 }));
  const page = await show(shop(3_240));
  await type(many, '200');
  await submit();
  expect(page.textContent).toContain('That’s over today’s limit');
  expect(typed().value).toBe('200');
});

test('with too few diamonds, or nothing left today, only the reason shows (DI-01)', async () => {
  expect((await show(shop(90))).textContent).toContain('You need at least 100 diamonds to exchange for cash.');
  expect(document.querySelector('form')).toBeNull();
  expect((await show(shop(3_240, 0))).textContent).toContain('You’ve reached today’s limit. It resets at midnight.');
});

test('sold-out goods are marked in the list (DI-02)', async () => {
  expect((await show(shop(0))).textContent).toContain('Sold out');
});
