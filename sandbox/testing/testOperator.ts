import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Name } from '#contract/endpoints.ts';
import type { Provider } from '#contract/loginKinds.ts';
import { testDb } from './testDb.ts';
import { followed } from '../http/underWay.ts';
import { identityProvider } from '../identity/provider.ts';
import { move } from '../ledger/ledger.ts';
import { apiBase } from '../operator/http/request.ts';
import { usualCaps } from '../operator/context/caps.ts';
import { clientId, httpIdentities } from '../operator/identity/identityProviders.ts';
import { createOperator, type OperatorOptions } from '../operator/api/operator.ts';
import { createPlayer } from '../operator/identity/players.ts';
import { issueToken, randomToken } from '../operator/identity/tokens.ts';

/** The app's origin in these tests. */
export const appAddress = 'http://localhost:4173';

/** New accounts of a test, all from one device and address. */
const anyNumber = { perDevice: 10_000, perAddress: 10_000 };

/** The identity providers' origin. */
const identityAddress = 'http://127.0.0.1:4176';

/** An answer's fields; each test knows which to expect. */
export type Answer = Record<string, unknown> & { errcode?: number; code?: number };

/** A test operator: in memory, with a clock set by the test, the operator's own methods, and calls as the app makes them. */
export async function openTestOperator(options: Partial<OperatorOptions> = {}) {
  const { db, close } = options.db ? { db: options.db, close: () => options.db!.destroy() } : await testDb();
  const clock = { time: Date.UTC(2026, 10, 21, 4) };
  const now = () => clock.time;
  const identity = new Hono().route('/identity', identityProvider({ key: 'trial', appOrigin: appAddress, now }));
  const identities = httpIdentities(identityAddress, { partner: 'operator', key: 'trial', now }, identity.fetch);
  const operator = await createOperator({
    db,
    now,
    identities,
    caps: { ...usualCaps, signUps: anyNumber },
    ...options,
  });
  const { fetch, ended } = followed(operator.fetch);

  function request(name: string, body: object, token = '', headers: Record<string, string> = {}): Request {
    const sent = { 'content-type': 'application/json', ...(token && { authorization: token }), ...headers };
    return new Request(`${appAddress}${apiBase}${name}`, { method: 'POST', body: JSON.stringify(body), headers: sent });
  }

  async function call(name: Name, body: object, token = '', address = ''): Promise<Answer> {
    const response = await fetch(request(name, body, token), address);
    return (await response.json()) as Answer;
  }

  /** A logged-in player with this balance, hundredths. */
  async function player(coin = 0) {
    const userId = await db.transaction().execute(async (trx) => {
      const { time } = clock;
      const id = await createPlayer(trx, { mobile: randomUUID(), mobileProvenAt: time, termsVersion: 'trial', time });
      const ref = `opening:${id}`;
      if (coin) await move(trx, { ref, userId: id, type: 'adjustment', amount: coin, time });
      return id;
    });
    return { userId, token: await issueToken(db, userId, clock.time) };
  }

  /** Logs in at an identity provider under a name, and returns what the operator redeems. */
  async function consent(provider: Provider, name: string) {
    const [codeVerifier, redirectUri] = [randomToken(), `${appAddress}/auth/social`];
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      state: randomToken(),
      nonce: challenge,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    const response = await identity.request(`/identity/${provider}/authorize?${String(query)}`, {
      method: 'POST',
      body: new URLSearchParams({ as: name }),
    });
    const code = new URL(response.headers.get('location')!).searchParams.get('code')!;
    return { code, redirectUri, codeVerifier };
  }

  return {
    ...operator,
    fetch,
    db,
    clock,
    identity,
    consent,
    request,
    call,
    player,
    /** Closes the database once no request is in progress. */
    async close() {
      operator.switches.reset();
      await ended();
      await close();
    },
  };
}
