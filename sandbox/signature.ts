import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with the signature of a call between operator and partner. */
export const signatureHeader = 'x-signature';

/** Signature between servers: hex HMAC-SHA256 of the raw body, or of the path where there is no body. */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether `signature` is this text's, in constant time. */
export function verify(text: string, secret: string, signature: string | undefined): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
