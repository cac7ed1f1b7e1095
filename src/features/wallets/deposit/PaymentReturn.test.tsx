// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { rechargeStates } from '#contract/deposits.ts';

const known = vi.hoisted(() => ({ list: [] as object[] }));
const order = vi.hoisted(() => ({ value: {} as object }));
const effect = vi.hoisted(() => vi.fn());
vi.mock('#data/effects.ts', () => ({ effect }));
vi.mock('#nav/useReply.ts', () => ({
  useReply: (name: string) => ({
    value: name === 'rechargeRecord' ? known : order.value,
    retry: async () => {},
  }),
}));
vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
vi.mock('../payAddress.ts', () => ({ payable: (address: string) => new URL(address) }));

const { stores } = await import('#data/stores.ts');
const { expectPayment } = await import('../usePaidNews.ts');
const { PaymentReturn } = await import('./PaymentReturn.tsx');

/** The particles of a celebration. */
const particles = () => document.querySelectorAll('[aria-hidden=true]:empty').length;

beforeEach(() => {
  localStorage.clear();
  order.value = { status: rechargeStates.waiting };
});

const elsewhere = [
  ['New deposit', '/wallets?name=deposit'],
  ['Transactions', '/wallets/record'],
];

async function ways() {
  const place = await render(<PaymentReturn orderNo="D1" />);
  expect(place.textContent).toContain('Not paid yet? You can still pay.');
  return [...place.querySelectorAll('a')].map((way) => [way.textContent, way.getAttribute('href')]);
}

test('an unpaid deposit links to the transactions and to a new deposit', async () => {
  known.list = [];
  expect(await ways()).toEqual(elsewhere);
});

test('an unpaid order that is known links to its payment page', async () => {
  const other = { orderNo: 'D0', status: rechargeStates.waiting, payUrl: 'https://pay.test/0' };
  known.list = [other, { ...other, orderNo: 'D1', payUrl: 'https://pay.test/1' }];
  expect(await ways()).toEqual([['Pay now', 'https://pay.test/1'], ...elsewhere]);
  known.list = [{ ...other, orderNo: 'D1', status: rechargeStates.failed }];
  expect(await ways()).toEqual(elsewhere);
});

test('a known order shows amount and method before it is paid', async () => {
  known.list = [{ orderNo: 'D1', status: rechargeStates.waiting, amount: 50_000, channel: 'Maya' }];
  expect((await render(<PaymentReturn orderNo="D1" />)).textContent).toContain('₱500.00 · Maya');
});

test('an expired order offers a new deposit before customer service', async () => {
  order.value = { status: rechargeStates.expired, amount: 50_000, coin: 0 };
  const place = await render(<PaymentReturn orderNo="D1" />);
  expect(place.textContent).toContain('Your ₱500.00 order wasn’t paid in time.');
  const next = [...place.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(next).toEqual(['Deposit again', 'Contact customer service']);
});

test('a deposit that becomes paid shows its tick and vibrates, a failed one does neither', async () => {
  const shown = async (orderNo: string, status: number) => {
    order.value = { status, amount: 50_000, coin: 50_000 };
    return render(<PaymentReturn orderNo={orderNo} />);
  };
  await shown('D1', rechargeStates.waiting);
  expect((await shown('D1', rechargeStates.failed)).querySelector('svg')).toBeNull();
  await shown('D2', rechargeStates.waiting);
  expect(effect).not.toHaveBeenCalled();
  const place = await shown('D2', rechargeStates.paid);
  expect(place.textContent).toContain('Deposit successful');
  expect(place.querySelector('svg')).not.toBeNull();
  expect(effect).toHaveBeenCalledExactlyOnceWith('end');
  expect(particles()).toBeGreaterThan(0);
});

test('opening a paid deposit neither vibrates nor celebrates', async () => {
  order.value = { status: rechargeStates.paid, amount: 50_000, coin: 50_000 };
  expect((await render(<PaymentReturn orderNo="D2" />)).textContent).toContain('Deposit successful');
  expect(effect).not.toHaveBeenCalled();
  expect(particles()).toBe(0);
});

test('a deposit paid on its payment page is celebrated on the way back, and never again', async () => {
  expectPayment('D3');
  order.value = { status: rechargeStates.paid, amount: 50_000, coin: 50_000 };
  await render(<PaymentReturn key="return" orderNo="D3" />);
  expect(particles()).toBeGreaterThan(0);
  expect(effect).toHaveBeenCalledExactlyOnceWith('end');
  await render(<PaymentReturn key="later" orderNo="D3" />);
  expect(particles()).toBe(0);
  expect(effect).toHaveBeenCalledOnce();
});

test('once a deposit is paid, play goes on at the game that was left, or in the lobby', async () => {
  order.value = { status: rechargeStates.paid, amount: 50_000, coin: 50_000 };
  const next = () => [...document.querySelectorAll('a')].map((way) => [way.textContent, way.getAttribute('href')]);
  await render(<PaymentReturn orderNo="D2" />);
  expect(next()).toEqual([['Play', '/']]);
  await act(async () => void (stores.library.recentTiles = [{ id: 1001, name: 'Coral Reef' }] as never));
  expect(next()).toEqual([['Play Coral Reef', '/game/start?gameId=1001']]);
  stores.library.recentTiles = [];
});
