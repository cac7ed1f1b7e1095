import * as v from 'valibot';
import * as codes from '#contract/codes.ts';
import { Refusal } from './refusal.ts';
import { signedHeaders, type Signer } from '#sandbox/signedCall.ts';

/** Timeout of a call to the payment gateway, in milliseconds. */
const timeout = 5_000;

const answerSchema = v.object({ payUrl: v.pipe(v.string(), v.url()) });

/** A deposit as registered with the payment gateway; `amount` in hundredths, `expireTime` in epoch milliseconds. */
export interface Order {
  orderNo: string;
  amount: number;
  channel: string;
  returnUrl: string;
  expireTime: number;
}

/** Registers orders with the payment gateway over signed HTTP and returns the checkout URL; an unreachable gateway is a refusal with the code `channelClosed`. */
export function httpRegister(payOrigin: string, signer: Signer, fetch: typeof globalThis.fetch = globalThis.fetch) {
  return async (order: Order): Promise<string> => {
    const body = JSON.stringify({ ...order, merchant: 'Perlas' });
    const address = `${payOrigin}/orders`;
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: signedHeaders(address, body, signer),
        body,
        signal: AbortSignal.timeout(timeout),
      });
      return v.parse(answerSchema, await response.json()).payUrl;
    } catch (error) {
      throw new Refusal(codes.channelClosed, `The payment gateway can't be reached: ${String(error)}`);
    }
  };
}
