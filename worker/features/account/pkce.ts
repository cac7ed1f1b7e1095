const secretBytes = 32;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A random secret of 43 URL-safe characters (RFC 7636 §4.1). */
export const randomSecret = () => base64url(crypto.getRandomValues(new Uint8Array(secretBytes)));

/** The PKCE challenge of a verifier: its SHA-256 (RFC 7636 §4.2, S256). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
