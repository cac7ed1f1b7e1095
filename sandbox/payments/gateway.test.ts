import { expect, test, vi } from 'vitest';
import { signatureLife, signedHeaders } from '../signedCall.ts';
import { paymentGateway } from './gateway.ts';
import type { PaymentNotice } from './notice.ts';

const keys = { orders: 'between us', checkout: 'the gateway’s own' };
const order = {
  orderNo: 'D-1',
  amount: 50_000,
  merchant: 'Perlas',
  channel: 'gcash',
  returnUrl: 'http://127.0.0.1:4173/wallets?name=deposit',
  expireTime: 1_000_000,
};

/** A gateway at time 0, the webhook calls that its operator received, and actions on it. */
function open({ deaf = 0, delay = 0 } = {}) {
  const notices: PaymentNotice[] = [];
  const pauses: number[] = [];
  const time = { now: 0 };
  const app = paymentGateway({
    keys,
    webhook: async (notice) => {
      if (deaf-- > 0) throw new Error('502');
      notices.push(notice);
    },
    delay: () => delay,
    now: () => time.now,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });

  const operator = { partner: 'operator', key: keys.orders, now: () => time.now };
  const address = 'http://127.0.0.1:4175/orders';
  const register = (body = JSON.stringify(order), by: Partial<typeof operator> = {}) =>
    app.request(address, { method: 'POST', body, headers: signedHeaders(address, body, { ...operator, ...by }) });
  async function payUrl(): Promise<string> {
    const answer: { payUrl: string } = await (await register()).json();
    return answer.payUrl;
  }
  const act = async (url: string, what: string) =>
    app.request(url, { method: 'POST', body: new URLSearchParams({ act: what }) });
  const status = async (by: Partial<typeof operator> = {}) => {
    const headers = signedHeaders(`${address}/D-1`, '', { ...operator, ...by }, 'GET');
    return (await app.request(`${address}/D-1`, { headers })).json();
  };
  return { app, notices, pauses, time, register, payUrl, act, status };
}

/** The names of the buttons on a page. */
const buttons = (page: string) => [...page.matchAll(/<button[^>]*>([^<]*)</g)].map(([, name]) => name);

test('a signed order gets a checkout with merchant, number, amount and expiry', async () => {
  const { app, payUrl } = open();
  const page = await app.request(await payUrl());
  const text = await page.text();
  for (const shown of ['GCash', 'Perlas', 'D-1', '₱500.00', 'Jan 1, 08:16']) expect(text).toContain(shown);
  expect(buttons(text)).toEqual(['Pay', 'Leave', 'Fail']);
  expect(page.headers.get('content-security-policy')).not.toContain('script-src');
});

test('a checkout is in Filipino if its link says so, and collapses only what testers need', async () => {
  const { app, payUrl } = open();
  const text = await (await app.request(`${await payUrl()}&lang=fil`)).text();
  expect(text).toContain('<html lang="fil"');
  for (const shown of ['Magbayad gamit ang GCash', 'Halaga', 'Walang totoong pera'.toLowerCase()])
    expect(text).toContain(shown);
  expect(buttons(text.slice(0, text.indexOf('<details>')))).toEqual(['Magbayad', 'Bumalik']);
});

test.each([
  ['maya', ['Maya', 'Pay with Maya', 'Order no.']],
  ['bank', ['Online banking', 'Send a bank transfer', 'Reference no.']],
])('a checkout by %s has that channel’s look', async (channel, shown) => {
  const { app, register } = open();
  const { payUrl } = (await (await register(JSON.stringify({ ...order, channel }))).json()) as { payUrl: string };
  const text = await (await app.request(payUrl)).text();
  for (const words of [`class="${channel}"`, ...shown]) expect(text).toContain(words);
});

test.each([
  ['signed by another key', JSON.stringify(order), { key: keys.checkout }, 401],
  ['signed by another partner (N4)', JSON.stringify(order), { partner: 'game' }, 401],
  ['signed at another time (N4)', JSON.stringify(order), { now: () => signatureLife + 1 }, 401],
  ['with a fraction of a hundredth', JSON.stringify({ ...order, amount: 0.5 }), undefined, 400],
  ['that returns to another machine', JSON.stringify({ ...order, returnUrl: 'https://evil.test/' }), undefined, 400],
  ['that isn’t JSON', 'order', undefined, 400],
])('an order %s is refused', async (_, body, by, status) => {
  expect((await open().register(body, by)).status).toBe(status);
});

test('Pay redirects with the order number and notifies the operator twice', async () => {
  const { payUrl, act, notices, status } = open();
  const back = await act(await payUrl(), 'pay');
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe('http://127.0.0.1:4173/wallets?name=deposit&orderNo=D-1');
  await vi.waitFor(() => expect(notices).toHaveLength(2));
  const notice = { orderNo: 'D-1', status: 'paid', amount: 50_000 } as const;
  expect(notices).toEqual([notice, notice]);
  expect(await status()).toMatchObject({ status: 'paid' });
});

test('Fail notifies the operator, and a later Pay changes nothing', async () => {
  const { app, payUrl, act, notices, status } = open();
  const url = await payUrl();
  await act(url, 'fail');
  await act(url, 'pay');
  await vi.waitFor(() => expect(notices.map((notice) => notice.status)).toEqual(['failed', 'failed']));
  expect(await status()).toMatchObject({ status: 'failed' });
  expect(buttons(await (await app.request(url)).text())).toEqual(['Leave']);
});

test('Leave redirects without deciding the order', async () => {
  const { payUrl, act, notices, status } = open();
  expect((await act(await payUrl(), 'leave')).status).toBe(303);
  expect(notices).toEqual([]);
  expect(await status()).toMatchObject({ status: 'waiting' });
});

test('an unacknowledged notification is retried with backoff', async () => {
  const { payUrl, act, notices, pauses } = open({ deaf: 3, delay: 4_000 });
  await act(await payUrl(), 'pay');
  await vi.waitFor(() => expect(notices).toHaveLength(2));
  expect(pauses).toEqual([4_000, 500, 1_000, 2_000]);
});

test('an expired order says so and offers only the way back', async () => {
  const { app, payUrl, act, notices, time } = open();
  const url = await payUrl();
  time.now = order.expireTime;
  const text = await (await app.request(url)).text();
  expect(text).toContain('This order has expired');
  expect(buttons(text)).toEqual(['Leave']);
  expect((await act(url, 'pay')).status).toBe(410);
  expect(notices).toEqual([]);
});

test('a checkout survives a gateway restart, as its link carries the order', async () => {
  const url = await open().payUrl();
  const { app, act, notices } = open();
  expect(buttons(await (await app.request(url)).text())).toEqual(['Pay', 'Leave', 'Fail']);
  await act(url, 'pay');
  await vi.waitFor(() => expect(notices).toHaveLength(2));
});

test.each([
  ['a changed order', (url: string) => url.replace('order=', 'order=x')],
  ['the seal of another order', (url: string) => url.replace('/D-1', '/D-2')],
  ['no seal', (url: string) => url.split('?')[0]!],
])('a link with %s opens no order', async (_, change) => {
  const [first, afterRestart] = [open(), open()];
  const url = change(await first.payUrl());
  for (const { app, act } of [first, afterRestart]) {
    expect((await app.request(url)).status).toBe(404);
    expect((await act(url, 'fail')).status).toBe(404);
  }
});

test('only the operator can query an order’s status', async () => {
  const { payUrl, status } = open();
  await payUrl();
  expect(await status({ key: 'x' })).toEqual({ error: 'signature' });
  const early = { now: () => signatureLife + 1 };
  expect(await status(early)).toEqual({ error: 'time', serverTime: 0 });
  expect(await status()).toEqual({ orderNo: 'D-1', amount: 50_000, status: 'waiting' });
});
