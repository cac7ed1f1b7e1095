import { expect, test } from 'vitest';
import { gameProvider } from '../games/provider.ts';
import { identityProvider } from '../identity/provider.ts';
import { partners } from '../operator/api/partners.ts';
import { paymentGateway } from '../payments/gateway.ts';
import { longestMessage } from './shortBodies.ts';

const key = 'trial';
const unused = {} as never;
const game = gameProvider({ wallet: unused, secret: key });
const gateway = paymentGateway({ keys: { orders: key, checkout: key }, webhook: unused });
const identity = identityProvider({ key, appOrigin: 'http://localhost' });
const operator = partners({
  db: unused,
  now: Date.now,
  wallet: unused,
  keys: { wallet: key, payment: key, payout: key },
});

test.each([
  ['/spin', game],
  ['/balance', game],
  ['/orders', gateway],
  ['/checkout/R1', gateway],
  ['/google/authorize', identity],
  ['/token', identity],
  ['/wallet/bet', operator],
  ['/webhooks/payment', operator],
  ['/webhooks/payout', operator],
])('an oversized partner body is not read at %s (S18)', async (path, app) => {
  const body = 'x'.repeat(longestMessage + 1);
  const headers = { 'content-length': String(body.length) };
  expect((await app.request(path, { method: 'POST', body, headers })).status).toBe(413);
});
