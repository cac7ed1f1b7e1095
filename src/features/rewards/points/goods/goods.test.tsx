// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Address, Goods } from '#contract/endpoints/diamonds.ts';
import { badParameter } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { button, press, type } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: async () => {} }));
const go = vi.hoisted(() => vi.fn(async () => true));
const goBack = vi.hoisted(() => vi.fn());
vi.mock('#nav/navigation.ts', () => ({ go, goBack }));
vi.mock('#nav/href.ts', async (original) => ({ ...(await original<object>()), useQuery: () => ({ goods: 3 }) }));

const { stores } = await import('#data/stores.ts');
const { GoodsView } = await import('./GoodsView.tsx');
const { AddressView } = await import('./AddressView.tsx');

const tumbler: Goods = {
  id: 3,
  type: 2,
  name: 'Perlas tumbler',
  price: 2_500,
  stock: 5,
  limit: 2,
  bought: 0,
  needAddress: true,
};
const home: Address = {
  name: 'Ana Reyes',
  mobile: '0917 123 4567',
  region: 'NCR',
  province: 'Manila',
  city: 'Malate',
  barangay: 'Barangay 688',
  street: '1 Mabini St',
  zip: '1004',
};
const deposited = (totalRecharge: number) => setReply('refreshData', { totalRecharge });
const area = (parent: number, list: object[]) => setReply(replyKey('addressAreas', { parent }), { list });

async function show(
  goods: Goods,
  { diamond = 6_000, address = home }: { diamond?: number; address?: Address | 'unread' | null } = {},
) {
  if (address === 'unread') setReply('shippingAddress', undefined);
  else setReply('shippingAddress', { address });
  setReply('diamondShopData', {
    diamond,
    coinRate: { diamond: 10, coin: 100 as Money, min: 100, max: 100, step: 100 },
    goods: [goods],
  });
  return renderScreen(<GoodsView />, { player: 8 });
}
const order = (price: string, what = 'Perlas tumbler × 1') => `Order for ${price} diamonds: ${what}`;
const reason = (name: string) =>
  document.getElementById(button(name)!.getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  deposited(20_000);
});

test('an order shows price and address, is sent once, and leads to the orders (DI-02)', async () => {
  app.money.orderGoods.mockResolvedValue({ orderNo: 'G1', coin: 0 as Money });
  const page = await show(tumbler);
  expect(page.textContent).toContain('1 Mabini St, Barangay 688, Malate, Manila, 1004 NCR');
  await press('One more');
  await press(order('5,000', 'Perlas tumbler × 2'));
  expect(app.money.orderGoods).toHaveBeenCalledExactlyOnceWith({ id: 3, num: 2 });
  expect(go).toHaveBeenCalledExactlyOnceWith('/points?tab=diamond&view=orders', { replace: true });
});

test('goods are locked before the first deposit, with a link to it (V-32)', async () => {
  deposited(0);
  const page = await show(tumbler);
  expect(reason(order('2,500'))).toBe('Make your first deposit to unlock.');
  expect(page.querySelector('a[href="/wallets"]')?.textContent).toBe('Go to deposit');
  await press(order('2,500'));
  expect(app.money.orderGoods).not.toHaveBeenCalled();
});

test.each([
  ['Sold out', { ...tumbler, stock: 0 }, {}],
  ['You’ve reached the limit', { ...tumbler, bought: 2 }, {}],
  ['You need 500 more diamonds.', tumbler, { diamond: 2_000 }],
  ['Add a delivery address first.', tumbler, { address: null }],
])('an unavailable order is disabled and says why: %s (DI-02)', async (why, goods, more) => {
  await show(goods, more);
  const name = order('2,500');
  expect(reason(name)).toBe(why);
  await press(name);
  expect(app.money.orderGoods).not.toHaveBeenCalled();
});

test('an address that failed to load offers a retry instead of asking for a new address (DI-02)', async () => {
  app.replies.read.mockRejectedValue(new Failure('server'));
  await show(tumbler, { address: 'unread' });
  expect(document.body.textContent).not.toContain('Add a delivery address first.');
  expect(document.body.textContent).toContain('Couldn’t load your delivery address.');
  await press(order('2,500'));
  expect(app.money.orderGoods).not.toHaveBeenCalled();
  app.replies.read.mockReset().mockResolvedValue();
  await press('Try again');
  expect(app.replies.read).toHaveBeenCalledExactlyOnceWith('shippingAddress', {});
});

test('online a cached list doesn’t say that goods are gone until the operator answers (DI-02, Q-20)', async () => {
  let answer = () => {};
  app.replies.read.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  const page = await show({ ...tumbler, id: 4 });
  expect(page.textContent).not.toContain('no longer in the shop');
  await act(async () => answer());
  expect(page.textContent).toContain('no longer in the shop');
  app.replies.read.mockResolvedValue(undefined);
});

test('an order shows the diamond balance it is paid from (DI-02)', async () => {
  stores.wallet.held = { diamond: { amount: 6_000, at: 1 } };
  await show(tumbler);
  expect(document.querySelector('output[aria-label="Diamonds"]')!.textContent).toContain('6,000');
});

test('a missing address is asked for once, by the main button of the page (DI-02)', async () => {
  const page = await show(tumbler, { address: null });
  expect(page.textContent.match(/Add a delivery address/g)).toHaveLength(1);
  expect(page.textContent).not.toContain('so we can deliver');
  const main = [...document.querySelectorAll('[class*=gold]')].map(({ textContent }) => textContent);
  expect(main).toEqual(['Add address']);
});

test('the quantity stops at the limit and the stock (DI-02)', async () => {
  await show({ ...tumbler, stock: 1 });
  expect(button('One more')).toBeUndefined();
  await show({ ...tumbler, bought: 1 });
  expect(button('One more')).toBeUndefined();
});

/** Shows the address form with a stored address, if any. */
async function fillIn(address?: Address) {
  area(0, [
    { id: 13, name: 'NCR' },
    { id: 7, name: 'Central Visayas' },
  ]);
  area(13, [{ id: 806, name: 'Manila' }]);
  area(806, [
    { id: 9, name: 'Malate' },
    { id: 8, name: 'Ermita' },
  ]);
  area(9, [{ name: 'Barangay 688' }, { name: 'Barangay 689' }]);
  area(8, [{ name: 'Barangay 660' }]);
  setReply('shippingAddress', address ? { address } : {});
  return renderScreen(<AddressView />, { player: 8 });
}
const select = (at: number) => [...document.querySelectorAll('select')][at]!;
const choose = (at: number, name: string) =>
  act(async () => {
    select(at).value = name;
    select(at).dispatchEvent(new Event('change', { bubbles: true }));
  });
const submit = () => act(async () => document.querySelector('form')!.requestSubmit());

test('each area is chosen within its parent, a single one is preselected, a change clears those below (V-26)', async () => {
  await fillIn();
  expect(select(1).disabled).toBe(true);
  await choose(0, 'NCR');
  expect(select(1).value).toBe('Manila');
  await choose(2, 'Malate');
  await choose(3, 'Barangay 689');
  await choose(2, 'Ermita');
  expect(select(3).value).toBe('Barangay 660');
});

test('a valid address is sent in the operator’s format, and the page goes back (DI-04, V-26)', async () => {
  await fillIn(home);
  await type('House no., street', ' 2 Mabini St ');
  await submit();
  const sent = { ...home, mobile: '09171234567', street: '2 Mabini St' };
  expect(app.account.saveAddress).toHaveBeenCalledExactlyOnceWith(sent);
  expect(goBack).toHaveBeenCalled();
});

test('errors show at their fields, nothing is sent, and everything typed stays (V-26)', async () => {
  const page = await fillIn(home);
  await type('Mobile number', '0817');
  await type('ZIP code', '10');
  await type('Full name', 'A');
  await submit();
  for (const words of ['Enter a Philippine mobile number', 'Enter 4 digits', 'Enter 2 to 60 letters'])
    expect(page.textContent).toContain(words);
  expect(app.account.saveAddress).not.toHaveBeenCalled();
});

test('a refusal by the operator shows at its field (V-26)', async () => {
  app.account.saveAddress.mockRejectedValue(new Failure('refused', badParameter, { field: 'barangay' }));
  const page = await fillIn(home);
  await submit();
  expect(page.textContent).toContain('This wasn’t accepted');
});
