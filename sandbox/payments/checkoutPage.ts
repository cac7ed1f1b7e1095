import { html } from 'hono/html';
import type { Order, OrderStatus } from './order.ts';
import type { Words } from './words.ts';

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });

/** A time in Manila, in the app's format. */
const clock = ({ tag }: Words) =>
  new Intl.DateTimeFormat(`${tag}-PH`, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
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

const walletNames: Readonly<Record<string, string | undefined>> = { gcash: 'GCash', maya: 'Maya', grabpay: 'GrabPay' };

function lookOf(channel: string, words: Words): Look {
  if (channel === 'bank') return { name: words.bank, sign: bankSign, pay: words.transfer, order: words.reference };
  const name = walletNames[channel] ?? channel;
  return { name, sign: walletSign, pay: words.payWith.replace('{name}', name), order: words.orderNo };
}

function page({ name, sign }: Look, channel: string, words: Words, body: unknown) {
  return html`<!doctype html>
    <html lang="${words.tag}" class="${channel}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.checkout.replace('{name}', name)}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page/checkout.css" />
      </head>
      <body>
        <header>
          <svg viewBox="0 0 40 40" aria-hidden="true">${sign}</svg>
          <span>${name}</span>
        </header>
        <main>${body}</main>
        <footer>${words.sandbox}</footer>
      </body>
    </html>`;
}

const button = (act: string, label: string) => html`<button name="act" value="${act}" class="${act}">${label}</button>`;

/** The sandbox's outcome besides paying or leaving, out of a player's way. */
const failure = (words: Words) =>
  html`<details>
    <summary>${words.outcomes}</summary>
    ${button('fail', words.fail)}
  </details>`;

/** The checkout page of one order: amount and merchant; once decided or expired, only the link back. */
export function checkoutPage(order: Order, status: OrderStatus, words: Words) {
  const look = lookOf(order.channel, words);
  const verdict = status === 'waiting' ? undefined : words.verdicts[status];
  return page(
    look,
    order.channel,
    words,
    html`<h1>${verdict?.title ?? look.pay}</h1>
      ${verdict ? html`<p>${verdict.rule}</p>` : ''}
      <p class="amount"><span>${words.amount}</span> <b>${peso.format(order.amount / 100)}</b></p>
      <dl>
        <div>
          <dt>${words.merchant}</dt>
          <dd>${order.merchant}</dd>
        </div>
        <div>
          <dt>${look.order}</dt>
          <dd>${order.orderNo}</dd>
        </div>
        <div>
          <dt>${status === 'expired' ? words.expired : words.payBefore}</dt>
          <dd>${clock(words).format(order.expireTime)}</dd>
        </div>
      </dl>
      <form method="post">
        ${verdict ? '' : button('pay', words.pay)} ${button('leave', words.leave)} ${verdict ? '' : failure(words)}
      </form>`,
  );
}

/** The error page for an address without an order. */
export const unknownPage = (words: Words) =>
  page(
    lookOf('gcash', words),
    'gcash',
    words,
    html`<h1>${words.unknownTitle}</h1>
      <p>${words.unknownRule}</p>`,
  );
