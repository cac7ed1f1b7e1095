import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { signatureHeader, verify } from '../signature.ts';
import { checkoutPage, unknownPage } from './checkoutPage.ts';
import { deliver, noticeOf, type PaymentNotice, type Webhook } from './notice.ts';
import { parseOrder, sealOrder, wayBack } from './order.ts';
import { createOrders } from './orders.ts';

/** Options of the payment gateway. */
export interface PaymentGatewayOptions {
  /** The shared secret of operator and gateway; it signs orders, links and notices. */
  secret: string;
  /** Delivers a notice to the operator. */
  webhook: Webhook;
  /** Delay of an order's first notice, in milliseconds; evaluated for every order. */
  delay?: () => number;
  now?: () => number;
  /** Waits so many milliseconds. */
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
  const { secret, webhook, delay = () => 0, now = Date.now } = options;
  const { pause = (milliseconds) => sleep(milliseconds, undefined, { ref: false }) } = options;
  const orders = createOrders(secret, now);
  const app = new Hono();
  app.use(policy);

  async function tell(notice: PaymentNotice) {
    await pause(delay());
    await deliver(notice, webhook, pause);
  }

  app.post('/orders', async (c) => {
    const body = await c.req.text();
    if (!verify(body, secret, c.req.header(signatureHeader))) return c.json({ error: 'signature' }, 401);
    const order = parseOrder(body);
    if (!order) return c.json({ error: 'input' }, 400);
    orders.add(order);
    const payUrl = new URL(`/checkout/${order.orderNo}`, c.req.url);
    payUrl.searchParams.set('order', sealOrder(order, secret));
    return c.json({ payUrl: payUrl.href });
  });

  app.get('/orders/:orderNo', (c) => {
    if (!verify(c.req.path, secret, c.req.header(signatureHeader))) return c.json({ error: 'signature' }, 401);
    const entry = orders.get(c.req.param('orderNo'));
    if (!entry) return c.json({ error: 'unknown' }, 404);
    const { orderNo, amount } = entry.order;
    return c.json({ orderNo, amount, status: orders.status(entry) });
  });

  app.get('/checkout/:orderNo', (c) => {
    const entry = orders.find(c.req.param('orderNo'), c.req.query('order') ?? '');
    c.header('cache-control', 'no-store');
    return entry ? c.html(checkoutPage(entry.order, orders.status(entry))) : c.html(unknownPage(), 404);
  });

  app.post('/checkout/:orderNo', async (c) => {
    const entry = orders.find(c.req.param('orderNo'), c.req.query('order') ?? '');
    if (!entry) return c.html(unknownPage(), 404);
    const act = new URLSearchParams(await c.req.text()).get('act');
    const decision = decisions[act ?? ''];
    const status = orders.status(entry);
    if (decision && status === 'expired') return c.html(checkoutPage(entry.order, status), 410);
    if (decision && status === 'waiting') {
      entry.decided = decision;
      void tell(noticeOf(entry.order, decision, secret));
    }
    return c.redirect(wayBack(entry.order), 303);
  });

  app.get('/page/checkout.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  return app;
}
