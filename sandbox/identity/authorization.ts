import * as v from 'valibot';
import { socialTypes, type Provider } from '#contract/loginKinds.ts';
import { pageOfApp } from '../operator/http/allowedOrigin.ts';
import { clientId } from '../operator/identity/identityProviders.ts';

/** A PKCE S256 challenge, base64url. */
const challenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A redirect URI: an address without a fragment (RFC 6749 §3.1.2). */
const address = v.pipe(
  v.string(),
  v.check((uri) => URL.canParse(uri) && !uri.includes('#')),
);

const query = v.object({
  response_type: v.literal('code'),
  client_id: v.literal(clientId),
  redirect_uri: address,
  state: v.pipe(v.string(), v.minLength(16), v.maxLength(200)),
  nonce: challenge,
  code_challenge: challenge,
  code_challenge_method: v.literal('S256'),
});

/** An OAuth authorization request: redirect URI, state, and PKCE challenge. */
export interface Authorization {
  provider: Provider;
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
}

/** The authorization request in a query; undefined if it is invalid, or leads to another app than `appOrigin`'s. */
export function readAuthorization(
  provider: string,
  search: URLSearchParams,
  appOrigin: string,
): Authorization | undefined {
  const parsed = v.safeParse(query, Object.fromEntries(search));
  if (!parsed.success || !Object.hasOwn(socialTypes, provider)) return undefined;
  const { redirect_uri: redirectUri, state, nonce, code_challenge } = parsed.output;
  if (!pageOfApp(redirectUri, appOrigin)) return undefined;
  return { provider: provider as Provider, redirectUri, state, nonce, challenge: code_challenge };
}

/** The redirect back to the app, with a code or an error. */
export function wayBack({ redirectUri, state }: Authorization, decided: { code: string } | { error: string }): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...decided, state })) url.searchParams.set(name, value);
  return url.href;
}
