import type { Hono } from 'hono';
import { newKeys } from '../keys.ts';
import { signedHeaders } from '../signedCall.ts';

/** The keys that the operator shares with its partners in tests. */
export const testKeys = newKeys();

/** The secrets of former signatures in tests. */
export const testSecrets = { game: 'with the games', pay: 'with the gateway' };

/** Where partners reach the operator in tests. */
export const partnersAddress = 'http://127.0.0.1:4176';

/** A partner of the operator: its calls, signed properly, or by another key or time. */
export function partnerAt(app: Hono, partner: 'game' | 'gateway', now: () => number) {
  return (path: string, body: string, key: string, time = now()): Promise<Response> => {
    const address = `${partnersAddress}${path}`;
    const headers = signedHeaders(address, body, { partner, key, now: () => time });
    return Promise.resolve(app.request(address, { method: 'POST', body, headers }));
  };
}
