import { createHash } from 'node:crypto';
import * as v from 'valibot';
import * as codes from '#contract/codes.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { socialTypes, type Provider } from '#contract/loginKinds.ts';
import type { Identity } from '#sandbox/db/tables/players.ts';
import { Refusal } from '../http/refusal.ts';
import { sign, signatureHeader } from '#sandbox/signature.ts';
import type { Grant } from '../http/handlers.ts';

/** Where players may be known from: what the app is told of them, and how a code is turned into who somebody is. */
export interface IdentityProviders {
  socialMedia: NonNullable<Config['socialMedia']>;
  redeem(grant: Grant): Promise<Identity>;
}

/** What the app is known by at each of them. */
export const clientId = 'perlas';

/** How long a provider may take, in milliseconds. */
const patience = 5_000;

const answerSchema = v.object({ subject: v.string(), account: v.string(), name: v.string(), nonce: v.string() });

/** What the app sends of a verifier before it shows it, and as the nonce: by that an answer is known to be to its own question. */
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const providers = Object.keys(socialTypes) as Provider[];

/** The providers at an origin, asked over signed HTTP; one that is away is a closed way in. */
export function httpIdentities(
  origin: string,
  secret: string,
  fetch: (request: Request) => Promise<Response> | Response = (request) => globalThis.fetch(request),
): IdentityProviders {
  return {
    socialMedia: providers.map((provider) => ({
      type: socialTypes[provider],
      appId: clientId,
      enabled: true,
      url: `${origin}/identity/${provider}/authorize`,
    })),
    async redeem({ provider, code, codeVerifier, redirectUri }) {
      const body = JSON.stringify({ provider, clientId, code, codeVerifier, redirectUri });
      const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body, secret) };
      const signal = AbortSignal.timeout(patience);
      const request = new Request(`${origin}/identity/token`, { method: 'POST', headers, body, signal });
      const response = await Promise.resolve(fetch(request)).catch((error: unknown) => {
        throw new Refusal(codes.closed, `${provider} can't be reached: ${String(error)}`);
      });
      if (!response.ok) throw new Refusal(codes.badParameter, `${provider} doesn't know this code`, { field: 'code' });
      const { nonce, ...person } = v.parse(answerSchema, await response.json());
      if (nonce !== s256(codeVerifier))
        throw new Refusal(codes.badParameter, 'Asked for by somebody else', { field: 'code' });
      return { type: socialTypes[provider], ...person };
    },
  };
}

/** Nobody is known from anywhere else. */
export const noIdentities: IdentityProviders = {
  socialMedia: [],
  redeem: async () => {
    throw new Refusal(codes.closed, 'There are no identity providers');
  },
};
