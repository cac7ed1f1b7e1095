import { sign } from '../signature.ts';
import type { Order } from './order.ts';

/** The webhook's body when an order is decided: `amount` in hundredths, `sign` over the three fields before it. */
export interface PaymentNotice {
  orderNo: string;
  status: 'paid' | 'failed';
  amount: number;
  sign: string;
}

/** Delivers one notice to the operator; rejects when it was not accepted. */
export type Webhook = (notice: PaymentNotice) => Promise<void>;

/** What a notice's signature is over: the JSON of its other fields in this order. */
export const signedText = ({ orderNo, status, amount }: Omit<PaymentNotice, 'sign'>) =>
  JSON.stringify({ orderNo, status, amount });

/** The signature of a notice. */
export const signNotice = (notice: Omit<PaymentNotice, 'sign'>, secret: string) => sign(signedText(notice), secret);

/** The signed notice of an order's final status. */
export function noticeOf({ orderNo, amount }: Order, status: PaymentNotice['status'], secret: string): PaymentNotice {
  return { orderNo, status, amount, sign: signNotice({ orderNo, status, amount }, secret) };
}

/** Timeout of a webhook call, in milliseconds. */
const timeout = 5_000;

/** A webhook client: posts notices as JSON; any answer but a 2xx counts as not accepted. */
export function httpWebhook(url: string, fetch: typeof globalThis.fetch = globalThis.fetch): Webhook {
  return async (notice) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The operator answered ${response.status} to the notice of ${notice.orderNo}`);
  };
}

/** Copies sent of every notice: delivery is at least once, and the operator has to be idempotent. */
const copies = 2;

/** Retry delays of a notice that was not accepted, in milliseconds; after the last one it is dropped. */
const retryPauses = [500, 1_000, 2_000, 5_000, 15_000, 30_000, 60_000, 120_000];

/** Delivers all copies of a notice, with retries. Never rejects: a lost notice shows in the order's status. */
export async function deliver(notice: PaymentNotice, webhook: Webhook, pause: (milliseconds: number) => Promise<void>) {
  for (let copy = 0; copy < copies; copy++) await deliverCopy(notice, webhook, pause);
}

async function deliverCopy(notice: PaymentNotice, webhook: Webhook, pause: (milliseconds: number) => Promise<void>) {
  for (const wait of [...retryPauses, undefined]) {
    try {
      return await webhook(notice);
    } catch {
      if (wait !== undefined) await pause(wait);
    }
  }
}
