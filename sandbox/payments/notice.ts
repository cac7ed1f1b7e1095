import { signedHeaders, type Signer } from '../signedCall.ts';

/** The webhook's body when an order is decided: `amount` in hundredths. */
export interface PaymentNotice {
  orderNo: string;
  status: 'paid' | 'failed';
  amount: number;
}

/** Delivers one notice to the operator; rejects when it was not accepted. */
export type Webhook = (notice: PaymentNotice) => Promise<void>;

/** Timeout of a webhook call, in milliseconds. */
const timeout = 5_000;

/**
 * A webhook client: posts notices as JSON, each signed when it is sent; any answer but a 2xx counts as not accepted.
 */
export function httpWebhook(url: string, signer: Signer, fetch: typeof globalThis.fetch = globalThis.fetch): Webhook {
  return async (notice) => {
    const body = JSON.stringify(notice);
    const response = await fetch(url, {
      method: 'POST',
      headers: signedHeaders(url, body, signer),
      body,
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
