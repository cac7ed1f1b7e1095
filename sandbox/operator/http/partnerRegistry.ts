import * as v from 'valibot';
import * as codes from '#contract/codes.ts';
import { Refusal } from './refusal.ts';
import { sign, signatureHeader } from '#sandbox/signature.ts';
import type { Order } from './handlers.ts';

/** Timeout of a call to the payment gateway, in milliseconds. */
const timeout = 5_000;

const answerSchema = v.object({ payUrl: v.pipe(v.string(), v.url()) });

/** Registers orders with the payment gateway over signed HTTP and returns the checkout URL; an unreachable gateway is a refusal with the code `channelClosed`. */
export function httpRegister(payOrigin: string, secret: string, fetch: typeof globalThis.fetch = globalThis.fetch) {
  return async (order: Order): Promise<string> => {
    const body = JSON.stringify({ ...order, merchant: 'Perlas' });
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body, secret) };
    try {
      const response = await fetch(`${payOrigin}/orders`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(timeout),
      });
      return v.parse(answerSchema, await response.json()).payUrl;
    } catch (error) {
      throw new Refusal(codes.channelClosed, `The payment gateway can't be reached: ${String(error)}`);
    }
  };
}
