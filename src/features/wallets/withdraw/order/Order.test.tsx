// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { replyKey } from '#contract/stores.ts';
import { render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';

const effect = vi.hoisted(() => vi.fn());
vi.mock('#data/effects.ts', () => ({ effect }));
vi.mock('#shared/push/parts.ts', () => ({ parts: { PushOffer: () => <p>the offer</p> } }));

const { Order } = await import('./Order.tsx');

beforeEach(() => localStorage.clear());

const orderNo = 'W1';
const order = {
  orderNo,
  time: 1,
  amount: 100,
  fee: 0,
  realAmount: 100,
  name: 'gcash',
  accountMasked: '09',
  timeline: [],
};
const answer = (status: number) =>
  act(async () => {
    const value = { ...order, status } as never;
    setReply(replyKey('exchangeStatus', { orderNo }), value);
  });

test('the notification offer stays with its answer while the order is open (O-23)', async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  await answer(0);
  await render(<Order orderNo={orderNo} />);
  expect(document.body.textContent).toContain('the offer');
  vi.stubGlobal('Notification', { permission: 'granted' });
  await answer(1);
  expect(document.body.textContent).toContain('the offer');
  vi.unstubAllGlobals();
});

test('“See all withdrawals” links to the list of withdrawals', async () => {
  await answer(0);
  await render(<Order orderNo={orderNo} />);
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'See all withdrawals')!;
  expect(link.getAttribute('href')).toBe('/wallets/record?tab=withdrawals');
});

test('a paid order shows where the money went, by payout method (WA-11)', async () => {
  await answer(3);
  await render(<Order orderNo={orderNo} />);
  expect(document.body.textContent).toContain('₱1.00 was sent to gcash 09.');
});

/** The particles of a celebration. */
const particles = () => document.querySelectorAll('[aria-hidden=true]:empty').length;

test('a withdrawal that becomes paid vibrates and celebrates; its mark shows before and after', async () => {
  await answer(0);
  await render(<Order orderNo={orderNo} />);
  expect(document.querySelector('svg')).not.toBeNull();
  expect(effect).not.toHaveBeenCalled();
  await answer(3);
  expect(document.querySelector('svg')).not.toBeNull();
  expect(effect).toHaveBeenCalledExactlyOnceWith('end');
  expect(particles()).toBeGreaterThan(0);
});

test('opening a paid withdrawal neither vibrates nor celebrates', async () => {
  await answer(3);
  await render(<Order orderNo={orderNo} />);
  expect(document.body.textContent).toContain('Withdrawal successful');
  expect(effect).not.toHaveBeenCalled();
  expect(particles()).toBe(0);
});

test('a returned order links to the receiving accounts first (WA-11)', async () => {
  await answer(4);
  await render(<Order orderNo={orderNo} />);
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Check receiving accounts',
    'See all withdrawals',
  ]);
});

test('a player asked before isn’t offered notifications again (O-23)', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await answer(0);
  await render(<Order orderNo={orderNo} />);
  expect(document.body.textContent).not.toContain('the offer');
  vi.unstubAllGlobals();
});

test('a browser without notifications shows the order without the offer (O-23)', async () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  await answer(0);
  await render(<Order orderNo={orderNo} />);
  expect(document.body.textContent).not.toContain('the offer');
  expect(document.querySelector('a')?.textContent).toBe('See all withdrawals');
  vi.unstubAllGlobals();
});
