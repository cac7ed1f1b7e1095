import { expect, onTestFinished, test, vi } from 'vitest';
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

const entrances = [
  ['/spin', game],
  ['/balance', game],
  ['/orders', gateway],
  ['/checkout/R1', gateway],
  ['/google/authorize', identity],
  ['/token', identity],
  ['/wallet/bet', operator],
  ['/webhooks/payment', operator],
  ['/webhooks/payout', operator],
] as const;

test.each(entrances)('an oversized partner body is not read at %s (S18)', async (path, app) => {
  const body = 'x'.repeat(longestMessage + 1);
  const headers = { 'content-length': String(body.length) };
  expect((await app.request(path, { method: 'POST', body, headers })).status).toBe(413);
});

test.each(entrances)('a body that breaks off at %s is refused and not reported (S18)', async (path, app) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  const request = new Request(`http://localhost${path}`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect((await app.request(request)).status).toBe(400);
  expect(reported).not.toHaveBeenCalled();
});
