import { createHash } from 'node:crypto';
import * as v from 'valibot';
import * as codes from '#contract/codes.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { socialTypes, type Provider } from '#contract/loginKinds.ts';
import type { Identity } from '#sandbox/db/tables/players.ts';
import { Refusal } from '../http/refusal.ts';
import { signedHeaders, type Signer } from '#sandbox/signedCall.ts';
import type { Grant } from '../context/handlers.ts';

/** The available identity providers: their public configuration, and how an authorization code is redeemed for an identity. */
export interface IdentityProviders {
  socialMedia: NonNullable<Config['socialMedia']>;
  redeem(grant: Grant): Promise<Identity>;
}

/** The app's OAuth client id at every provider. */
export const clientId = 'perlas';

/** Timeout of a call to an identity provider, in milliseconds. */
const timeout = 5_000;

const answerSchema = v.object({ subject: v.string(), account: v.string(), name: v.string(), nonce: v.string() });

/** PKCE S256 challenge of a verifier; the app sends it as the nonce too, which ties the answer to its own request. */
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const providers = Object.keys(socialTypes) as Provider[];

/** Identity providers at an origin, called over signed HTTP; an unreachable provider is a refusal with the code `closed`. */
export function httpIdentities(
  origin: string,
  signer: Signer,
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
      const address = `${origin}/identity/token`;
      const headers = signedHeaders(address, body, signer);
      const signal = AbortSignal.timeout(timeout);
      const request = new Request(address, { method: 'POST', headers, body, signal });
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

/** No identity providers. */
export const noIdentities: IdentityProviders = {
  socialMedia: [],
  redeem: async () => {
    throw new Refusal(codes.closed, 'There are no identity providers');
  },
};
