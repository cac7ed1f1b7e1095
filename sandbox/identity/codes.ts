import { createHash, randomBytes } from 'node:crypto';
import type { Authorization } from './authorization.ts';
import type { Person } from './people.ts';

/** How long an authorization code is valid, in milliseconds. */
const codeLife = 60_000;

const codeBytes = 32;

/** A token request from the operator. */
export interface Redeeming {
  provider: string;
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Issued authorization codes: each is single-use, valid for a minute, and bound to its redirect URI and PKCE challenge (RFC 7636). */
export function createCodes(now: () => number) {
  const given = new Map<string, { person: Person; request: Authorization; expiresAt: number }>();

  return {
    issue(request: Authorization, person: Person): string {
      for (const [code, { expiresAt }] of given) if (expiresAt <= now()) given.delete(code);
      const code = randomBytes(codeBytes).toString('base64url');
      given.set(code, { person, request, expiresAt: now() + codeLife });
      return code;
    },
    /** The person of a code; the code is used up whatever the result. */
    redeem({ provider, code, codeVerifier, redirectUri }: Redeeming): { person: Person; nonce: string } | undefined {
      const known = given.get(code);
      given.delete(code);
      if (!known || known.expiresAt <= now()) return undefined;
      const { request, person } = known;
      const same = request.provider === provider && request.redirectUri === redirectUri;
      return same && request.challenge === s256(codeVerifier) ? { person, nonce: request.nonce } : undefined;
    },
  };
}
