import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { judgeCall } from '../signedCall.ts';
import { shortBodies } from '../http/shortBodies.ts';
import { checkoutPage, unknownPage } from './checkoutPage.ts';
import { deliver, type PaymentNotice, type Webhook } from './notice.ts';
import { parseOrder, sealOrder, wayBack } from './order.ts';
import { createOrders } from './orders.ts';
import { wordsFor } from './words.ts';

/** Options of the payment gateway. */
export interface PaymentGatewayOptions {
  /** The key of the operator's orders, and the gateway's own of checkout links. */
  keys: { orders: string; checkout: string };
  /** Delivers a notice to the operator. */
  webhook: Webhook;
  /** Delay of an order's first notice, in milliseconds; evaluated for every order. */
  delay?: () => number;
  now?: () => number;
  /** Waits this many milliseconds. */
  pause?: (milliseconds: number) => Promise<void>;
}

const style = readFileSync(join(import.meta.dirname, 'page/checkout.css'), 'utf8');

/** Content security policy: no script; forms may redirect to the app on any loopback port. */
const policy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    baseUri: ["'none'"],
    formAction: ["'self'", 'http://127.0.0.1:*', 'http://localhost:*'],
    frameAncestors: ["'none'"],
  },
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
});

const decisions: Readonly<Record<string, PaymentNotice['status'] | undefined>> = { pay: 'paid', fail: 'failed' };

/**
 * The payment gateway: registers the operator's orders, shows the checkout, and notifies the operator by webhook. State
 * is in memory; after a restart an order is restored from its signed link.
 */
export function paymentGateway(options: PaymentGatewayOptions): Hono {
  const { keys, webhook, delay = () => 0, now = Date.now } = options;
  const { pause = (milliseconds) => sleep(milliseconds, undefined, { ref: false }) } = options;
  const orders = createOrders(keys.checkout, now);
  const app = new Hono();
  app.use(policy, shortBodies);

  /** Why a call isn't a current one of the operator's; undefined if it is. */
  function refusalOf(request: Request, body: string) {
    const serverTime = now();
    const { verdict } = judgeCall(request, body, { partner: 'operator', key: keys.orders }, serverTime);
    if (verdict === 'right') return undefined;
    return verdict === 'time' ? { error: verdict, serverTime } : { error: verdict };
  }

  async function tell(notice: PaymentNotice) {
    await pause(delay());
    await deliver(notice, webhook, pause);
  }

  app.post('/orders', async (c) => {
    const body = await c.req.text();
    const refusal = refusalOf(c.req.raw, body);
    if (refusal) return c.json(refusal, 401);
    const order = parseOrder(body);
    if (!order) return c.json({ error: 'input' }, 400);
    orders.add(order);
    const payUrl = new URL(`/checkout/${order.orderNo}`, c.req.url);
    payUrl.searchParams.set('order', sealOrder(order, keys.checkout));
    return c.json({ payUrl: payUrl.href });
  });

  app.get('/orders/:orderNo', (c) => {
    const refusal = refusalOf(c.req.raw, '');
    if (refusal) return c.json(refusal, 401);
    const entry = orders.get(c.req.param('orderNo'));
    if (!entry) return c.json({ error: 'unknown' }, 404);
    const { orderNo, amount } = entry.order;
    return c.json({ orderNo, amount, status: orders.status(entry) });
  });

  app.get('/checkout/:orderNo', (c) => {
    const words = wordsFor(c.req.query('lang'));
    const entry = orders.find(c.req.param('orderNo'), c.req.query('order') ?? '');
    c.header('cache-control', 'no-store');
    return entry ? c.html(checkoutPage(entry.order, orders.status(entry), words)) : c.html(unknownPage(words), 404);
  });

  app.post('/checkout/:orderNo', async (c) => {
    const entry = orders.find(c.req.param('orderNo'), c.req.query('order') ?? '');
    const words = wordsFor(c.req.query('lang'));
    if (!entry) return c.html(unknownPage(words), 404);
    const act = new URLSearchParams(await c.req.text()).get('act');
    const decision = decisions[act ?? ''];
    const status = orders.status(entry);
    if (decision && status === 'expired') return c.html(checkoutPage(entry.order, status, words), 410);
    if (decision && status === 'waiting') {
      entry.decided = decision;
      const { orderNo, amount } = entry.order;
      void tell({ orderNo, status: decision, amount });
    }
    return c.redirect(wayBack(entry.order), 303);
  });

  app.get('/page/checkout.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  return app;
}
