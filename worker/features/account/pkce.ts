const secretBytes = 32;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A secret that can't be guessed, 43 characters that are safe in an address (RFC 7636 §4.1). */
export const secret = () => base64url(crypto.getRandomValues(new Uint8Array(secretBytes)));

/** What is shown of a verifier before it is: its SHA-256 (RFC 7636 §4.2, S256). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
