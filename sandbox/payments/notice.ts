import { sign } from '../signature.ts';
import type { Order } from './order.ts';

/** What the operator is told when an order is decided: `amount` in hundredths, `sign` over the three before it. */
export interface PaymentNotice {
  orderNo: string;
  status: 'paid' | 'failed';
  amount: number;
  sign: string;
}

/** Carries one notice to the operator; rejects when the operator did not take it. */
export type Webhook = (notice: PaymentNotice) => Promise<void>;

/** The signature of a notice, made of the JSON of its other fields in this order. */
export function signNotice({ orderNo, status, amount }: Omit<PaymentNotice, 'sign'>, secret: string): string {
  return sign(JSON.stringify({ orderNo, status, amount }), secret);
}

/** The signed notice of an order's end. */
export function noticeOf({ orderNo, amount }: Order, status: PaymentNotice['status'], secret: string): PaymentNotice {
  return { orderNo, status, amount, sign: signNotice({ orderNo, status, amount }, secret) };
}

/** How long the operator may take to take a notice, in milliseconds. */
const patience = 5_000;

/** Posts notices as JSON to the operator's webhook; any answer but a 2xx counts as not taken. */
export function httpWebhook(url: string, fetch: typeof globalThis.fetch = globalThis.fetch): Webhook {
  return async (notice) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The operator answered ${response.status} to the notice of ${notice.orderNo}`);
  };
}

/** Every notice goes out this often: a gateway promises at least once, and it is for the operator to notice. */
const copies = 2;

/** Pauses before a notice that was not taken goes out again, in milliseconds; after the last one it is given up. */
const retryPauses = [500, 1_000, 2_000, 5_000, 15_000, 30_000, 60_000, 120_000];

/** Sends all copies of a notice, each until it is taken. Never rejects: a lost notice shows in the order's status. */
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
