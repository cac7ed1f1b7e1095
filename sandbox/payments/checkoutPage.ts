import { html } from 'hono/html';
import type { Order, OrderStatus } from './order.ts';

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
const clock = new Intl.DateTimeFormat('en-PH', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});

/** Icons of the channels: a wallet for e-wallets, a columned building for banks. */
const walletSign = html`<path d="M6 12h26a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4h20" />
  <path d="M36 20h-8a3 3 0 0 0 0 6h8" />`;
const bankSign = html`<path d="M4 15 20 5l16 10H4" /><path d="M8 20v10M16 20v10M24 20v10M32 20v10M4 35h32" />`;

/** The branding of a channel: name, icon, instructions, and its word for the order number. */
interface Look {
  name: string;
  sign: typeof walletSign;
  pay: string;
  order: string;
}

const wallet = (name: string): Look => ({ name, sign: walletSign, pay: `Pay with ${name}`, order: 'Order no.' });
const bank: Look = { name: 'Online banking', sign: bankSign, pay: 'Send a bank transfer', order: 'Reference no.' };
const looks: Readonly<Record<string, Look | undefined>> = {
  gcash: wallet('GCash'),
  maya: wallet('Maya'),
  grabpay: wallet('GrabPay'),
  bank,
};
const lookOf = (channel: string): Look => looks[channel] ?? wallet(channel);

/** Texts for an order that can't be paid any more. */
const verdicts: Record<Exclude<OrderStatus, 'waiting'>, { title: string; rule: string }> = {
  paid: { title: 'This order is paid', rule: 'The merchant has been told. You can leave this page.' },
  failed: {
    title: 'This payment failed',
    rule: 'Nothing was taken from your account. You can start again at the merchant.',
  },
  expired: {
    title: 'This order has expired',
    rule: 'Nothing was taken from your account. You can start again at the merchant.',
  },
};

function page({ name, sign }: Look, channel: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en" class="${channel}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name} checkout</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page/checkout.css" />
      </head>
      <body>
        <header>
          <svg viewBox="0 0 40 40" aria-hidden="true">${sign}</svg>
          <span>${name}</span>
        </header>
        <main>${body}</main>
        <footer>Sandbox: no real money moves here.</footer>
      </body>
    </html>`;
}

const button = (act: string, label: string) => html`<button name="act" value="${act}" class="${act}">${label}</button>`;

/** The checkout page of one order: amount and merchant; once decided or expired, only the link back. */
export function checkoutPage(order: Order, status: OrderStatus) {
  const look = lookOf(order.channel);
  const verdict = status === 'waiting' ? undefined : verdicts[status];
  return page(
    look,
    order.channel,
    html`<h1>${verdict?.title ?? look.pay}</h1>
      ${verdict ? html`<p>${verdict.rule}</p>` : ''}
      <p class="amount"><span>Amount</span> <b>${peso.format(order.amount / 100)}</b></p>
      <dl>
        <div>
          <dt>Merchant</dt>
          <dd>${order.merchant}</dd>
        </div>
        <div>
          <dt>${look.order}</dt>
          <dd>${order.orderNo}</dd>
        </div>
        <div>
          <dt>${status === 'expired' ? 'Expired' : 'Pay before'}</dt>
          <dd>${clock.format(order.expireTime)}</dd>
        </div>
      </dl>
      <form method="post">
        ${verdict ? '' : [button('pay', 'Pay'), button('fail', 'Fail')]} ${button('leave', 'Leave')}
      </form>`,
  );
}

/** The error page for an address without an order. */
export const unknownPage = () =>
  page(
    wallet('GCash'),
    'gcash',
    html`<h1>There is no such order</h1>
      <p>The link is incomplete or was changed. Go back to the merchant and start the payment again.</p>`,
  );
