import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { clientId } from '../operator/identity/identityProviders.ts';
import { judgeCall } from '../signedCall.ts';
import { shortBodies } from '../http/shortBodies.ts';
import { readAuthorization, wayBack } from './authorization.ts';
import { createCodes } from './codes.ts';
import { consentPage, unknownPage } from './consentPage.ts';
import { personCalled } from './people.ts';

export interface IdentityOptions {
  /** The key of the operator's calls. */
  key: string;
  /** The origin of the app: the only redirect target. */
  appOrigin: string;
  now?: () => number;
}

const style = readFileSync(join(import.meta.dirname, 'page/consent.css'), 'utf8');

/** Content security policy: no script; the form may redirect to the app on any loopback port. */
const policy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    baseUri: ["'none'"],
    formAction: ["'self'", 'http://127.0.0.1:*', 'http://localhost:*'],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
});

const redeeming = v.object({
  provider: v.string(),
  clientId: v.literal(clientId),
  code: v.string(),
  codeVerifier: v.string(),
  redirectUri: v.string(),
});

/**
 * A simulated identity provider for Google, Facebook and LINE: shows a consent page, redirects to the app with an
 * authorization code, and redeems codes for the operator. State is in memory.
 */
export function identityProvider({ key, appOrigin, now = Date.now }: IdentityOptions): Hono {
  const codes = createCodes(now);
  const app = new Hono();
  app.use(policy, shortBodies);
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });

  app.get('/consent.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/:provider/authorize', (c) => {
    const request = readAuthorization(c.req.param('provider'), new URL(c.req.url).searchParams, appOrigin);
    return request ? c.html(consentPage(request)) : c.html(unknownPage(), 400);
  });

  app.post('/:provider/authorize', async (c) => {
    const request = readAuthorization(c.req.param('provider'), new URL(c.req.url).searchParams, appOrigin);
    if (!request) return c.html(unknownPage(), 400);
    const form = new URLSearchParams(await c.req.text());
    if (form.has('cancel')) return c.redirect(wayBack(request, { error: 'access_denied' }), 303);
    const person = personCalled(form.get('as') || form.get('another') || '', request.provider);
    if (!person) return c.html(consentPage(request), 400);
    return c.redirect(wayBack(request, { code: codes.issue(request, person) }), 303);
  });

  app.post('/token', async (c) => {
    const body = await c.req.text();
    const { verdict } = judgeCall(c.req.raw, body, { partner: 'operator', key }, now());
    if (verdict !== 'right') return c.json({ error: 'invalid_client' }, 401);
    const given = v.safeParse(redeeming, JSON.parse(body));
    const known = given.success ? codes.redeem(given.output) : undefined;
    return known ? c.json({ ...known.person, nonce: known.nonce }) : c.json({ error: 'invalid_grant' }, 400);
  });

  return app;
}
